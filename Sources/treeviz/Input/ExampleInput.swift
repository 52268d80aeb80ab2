import TreeCompiler
import ViewTree

/// The sources that a command line names, compiled.
struct ExampleInput {
  /// The first file's path as typed.
  let path: String

  /// What can be drawn, in source order.
  let roots: [ExampleRoot]

  /// The bodies of custom types, by type.
  let bodies: [String: String]

  /// Reads and compiles the files of a command line as one module.
  static func load(_ arguments: ParsedArguments, command: Command) throws -> ExampleInput {
    guard let first = arguments.positional.first else {
      throw UsageError("no file given", command: command)
    }
    var files: [SourceFile] = []
    for path in arguments.positional {
      files.append(SourceFile(path: shown(path), contents: try InputFile.bytes(of: path)))
    }
    return try compiled(files, path: first, arguments: arguments, command: command)
  }

  /// Compiles files that are read already.
  static func compiled(
    _ files: [SourceFile], path: String, arguments: ParsedArguments, command: Command
  ) throws -> ExampleInput {
    var options = CompilerOptions()
    if let text = arguments.value("timeout") {
      guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
        throw UsageError(
          "'\(text)' is no number of seconds, expected one above 0", command: command)
      }
      options.timeout = .milliseconds(Int64(seconds * 1_000))
    }
    if arguments.has("verbose") { options.onStage = StageReport.print }
    do {
      let example = try compile(files, options: options)
      let roots = example.roots(paths: files.map(\.path))
      return ExampleInput(path: path, roots: roots, bodies: example.report.bodies)
    } catch {
      throw CommandFailure(
        error.diagnostics, exitCode: error.isAboutInput ? .failure : .internalFault)
    }
  }

  /// The name of a file in messages.
  static func shown(_ path: String) -> String { path == "-" ? "<stdin>" : path }
}
