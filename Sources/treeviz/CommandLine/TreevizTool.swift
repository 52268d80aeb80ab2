import ViewTree

/// The tool as a whole: finds the command, runs it, prints what went wrong.
enum TreevizTool {
  static let version = "0.1.0"

  /// Runs the tool.
  ///
  /// - Parameter words: the command line without the tool's own name.
  /// - Returns: the exit code.
  static func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch let error as UsageError {
      DiagnosticPrinter.print(Diagnostic(.error, error.message))
      StandardStreams.error(error.hint + "\n")
      return .usage
    } catch let failure as CommandFailure {
      for diagnostic in failure.diagnostics { DiagnosticPrinter.print(diagnostic) }
      return failure.exitCode
    } catch {
      DiagnosticPrinter.print(Diagnostic(.error, "\(error)"))
      return .internalFault
    }
  }

  private static func dispatch(_ words: [String]) throws -> ExitCode {
    guard let name = words.first else {
      StandardStreams.error(HelpText.overview)
      return .usage
    }
    switch name {
    case "--version":
      try StandardStreams.output("treeviz \(version)\n")
      return .success
    case "-h", "--help":
      try StandardStreams.output(HelpText.overview)
      return .success
    case "help":
      return try help(Array(words.dropFirst()))
    default:
      let command = try command(named: name)
      let rest = Array(words.dropFirst())
      if asksForHelp(rest) { return try help([name]) }
      return try command.run(ArgumentParser(command: command).parse(rest))
    }
  }

  /// `-h` counts wherever it stands before `--`.
  private static func asksForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
  }

  private static func help(_ words: [String]) throws -> ExitCode {
    guard let name = words.first else {
      try StandardStreams.output(HelpText.overview)
      return .success
    }
    try StandardStreams.output(HelpText.text(of: command(named: name)))
    return .success
  }

  private static func command(named name: String) throws -> Command {
    if let command = CommandTable.command(named: name) { return command }
    let names = CommandTable.commands.map(\.name)
    if name.hasSuffix(".swift") {
      throw UsageError(
        "'\(name)' is no command; to draw a file: treeviz render \(name)")
    }
    let hint = NearestName.of(name, among: names).map { "; did you mean '\($0)'?" } ?? ""
    throw UsageError("unknown command '\(name)'\(hint)")
  }
}
