/// A command line that was not understood.
struct UsageError: Error {
  let message: String

  /// The command it was meant for, where that was understood.
  let command: Command?

  init(_ message: String, command: Command? = nil) {
    self.message = message
    self.command = command
  }

  /// The line that says how to get help.
  var hint: String {
    guard let command else { return "run 'treeviz --help' for the commands" }
    return "usage: treeviz \(command.name) \(command.usage); "
      + "run 'treeviz help \(command.name)' for all of them"
  }
}
