/// An option of a command: one row of the table that feeds parsing, help and completion.
struct Option: Sendable, Hashable {
  /// The long name, without dashes.
  let name: String

  /// The short name, where it has one.
  let short: Character?

  /// What stands for its value in help texts; nil for a flag.
  let placeholder: String?

  /// The values that it takes, where they are a closed set.
  let values: [String]

  /// A Boolean value indicating whether it may be given several times.
  let isRepeatable: Bool

  /// What it does, in a line.
  let help: String

  private init(
    name: String, short: Character?, placeholder: String?, values: [String], isRepeatable: Bool,
    help: String
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.values = values
    self.isRepeatable = isRepeatable
    self.help = help
  }

  /// An option without a value.
  static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
    Option(
      name: name, short: short, placeholder: nil, values: [], isRepeatable: false, help: help)
  }

  /// An option without a value that counts as often as it is given.
  static func repeatableFlag(_ name: String, help: String) -> Option {
    Option(name: name, short: nil, placeholder: nil, values: [], isRepeatable: true, help: help)
  }

  /// An option with a value.
  static func value(
    _ name: String, short: Character? = nil, placeholder: String, values: [String] = [],
    isRepeatable: Bool = false, help: String
  ) -> Option {
    Option(
      name: name, short: short, placeholder: placeholder, values: values,
      isRepeatable: isRepeatable, help: help)
  }
}
