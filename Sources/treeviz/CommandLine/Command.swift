/// A command: one row of the table that feeds parsing, help and completion.
struct Command: Sendable {
  /// The word that calls it.
  let name: String

  /// What it does, in a line.
  let summary: String

  /// Its arguments as help texts show them: `FILE...`.
  let arguments: String

  /// The words that stand for its arguments, where these are no files.
  var words: [String] = []

  /// Calls worth copying, each with what it does.
  let examples: [Example]

  /// Its options in the order of the help text.
  let options: [Option]

  /// More to know, below the options.
  let discussion: String

  /// A Boolean value indicating whether it shows what is mounted, and not types.
  var mountsInstances = false

  /// Does the work.
  let run: @Sendable (ParsedArguments) throws -> ExitCode

  /// How it is called, behind its name: `FILE... [options]`.
  var usage: String { arguments.isEmpty ? "[options]" : "\(arguments) [options]" }

  /// A call and what it does.
  struct Example: Sendable, Hashable {
    let call: String
    let effect: String

    init(_ call: String, _ effect: String) {
      self.call = call
      self.effect = effect
    }
  }
}

/// How the tool ends.
enum ExitCode: Int32, Sendable {
  case success = 0
  /// The input failed, or a check found a difference.
  case failure = 1
  /// The command line was not understood.
  case usage = 64
  /// A fault of the tool or of its installation.
  case internalFault = 70
}
