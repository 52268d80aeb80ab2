/// Keeps a command from writing over what it reads.
enum InputGuard {
  /// Throws where an output is one of the inputs.
  ///
  /// - Parameters:
  ///   - output: the path that is about to be written.
  ///   - arguments: the command line, whose arguments are the inputs.
  /// - Throws: ``CommandFailure`` that names the file.
  static func check(_ output: String, _ arguments: ParsedArguments) throws {
    for input in arguments.positional where OutputFile.isSame(output, input) {
      throw CommandFailure("'\(output)' is the input; it is not written over")
    }
  }
}
