/// A source file of the user.
package struct SourceFile: Sendable, Hashable {
  /// The path as the user typed it: every message names the file by it.
  package var path: String

  /// The bytes of the file.
  package var contents: [UInt8]

  /// Creates a source file.
  package init(path: String, contents: [UInt8]) {
    self.path = path
    self.contents = contents
  }
}

extension SourceFile {
  /// The name under which the compiler knows a file: its path, with what cannot stand in a
  /// `#sourceLocation` replaced, and unlike those of the files before it.
  static func compilerNames(of files: [SourceFile]) -> [String] {
    var names: [String] = []
    for file in files {
      var name = ""
      for scalar in file.path.unicodeScalars {
        let isOdd = scalar == "\"" || scalar == "\\" || scalar.value < 0x20 || scalar.value == 0x7F
        name.unicodeScalars.append(isOdd ? "_" : scalar)
      }
      while names.contains(name) { name += "_" }
      names.append(name)
    }
    return names
  }

  /// Where the first byte stands that is no UTF-8, as line and column from 1, or nil.
  var invalidUTF8: (line: Int, column: Int)? {
    var line = 1
    var lineStart = 0
    var offset = 0
    var decoder = Unicode.UTF8.ForwardParser()
    var bytes = contents.makeIterator()
    while true {
      switch decoder.parseScalar(from: &bytes) {
      case .valid(let scalar):
        offset += scalar.count
        if scalar.first == UInt8(ascii: "\n") {
          line += 1
          lineStart = offset
        }
      case .error:
        return (line, offset - lineStart + 1)
      case .emptyInput:
        return nil
      }
    }
  }
}
