/// What a command was called with.
struct ParsedArguments: Sendable {
  /// What stands between the options, in order.
  var positional: [String] = []

  /// The options in the order of the command line, a flag's value empty.
  private(set) var options: [(name: String, value: String)] = []

  private var values: [String: [String]] = [:]

  /// A Boolean value indicating whether a flag or option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  func values(_ name: String) -> [String] { values[name] ?? [] }

  mutating func add(_ name: String, _ value: String = "") {
    values[name, default: []].append(value)
    options.append((name, value))
  }
}
