import Glibc

/// The environment of this process.
enum Environment {
  /// Returns the value of a variable that is set and not empty.
  static func value(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The variables as `NAME=VALUE`.
  static var all: [String] {
    var variables: [String] = []
    var next = environ
    while let variable = next.pointee {
      variables.append(String(cString: variable))
      next += 1
    }
    return variables
  }
}
