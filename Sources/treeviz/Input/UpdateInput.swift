import TreeCompiler
import ViewTree

/// What changes did to the one view of an example that is updated.
struct UpdateInput {
  /// The mount, then each change.
  let updates: [RenderUpdate]

  /// The name of the view, preview or snippet.
  let name: String

  /// The path, as typed, of the file that it comes from.
  let path: String

  /// What is wrong all the same: with files that were left out, or in what SwiftUI would complain of.
  let faults: [Diagnostic]

  /// Compiles what a command line names, makes its changes and chooses the view; or reads a saved log.
  static func load(_ arguments: ParsedArguments, command: Command) throws -> UpdateInput {
    let names = arguments.values("view") + arguments.values("from")
    guard names.count < 2 else {
      throw UsageError("one view is updated at a time: by --view or by --from", command: command)
    }
    guard let path = arguments.positional.first else {
      throw UsageError("no file given", command: command)
    }
    let files = try SourceFiles.read(arguments.positional)
    if files.count == 1, path.hasSuffix(".json") || ViewTreeDocument.isDocument(files[0].contents) {
      return try saved(files[0], arguments)
    }
    let example = try ExampleInput.compiled(files, arguments: arguments, command: command)
    let root = try UpdatedRoot.find(in: example, name: names.first)
    let messages = example.issues(of: root).map(\.diagnostic)
    if !arguments.has("quiet") {
      messages.filter { $0.severity != .error }.forEach(DiagnosticPrinter.print)
    }
    return UpdateInput(
      updates: try TreeMaker(root: root, bodies: example.bodies).updates(), name: root.name,
      path: root.location?.path ?? example.paths[0],
      faults: example.faults + messages.filter { $0.severity == .error })
  }
}

// MARK: - Saved logs

extension UpdateInput {
  /// Reads what `treeviz update -f json` wrote.
  private static func saved(
    _ file: SourceFile, _ arguments: ParsedArguments
  ) throws -> UpdateInput {
    let place = Diagnostic.Location(path: file.path)
    if let option = ChangeOptions.all.first(where: { arguments.has($0.name) }) {
      throw CommandFailure(
        "a saved log has its changes; '--\(option.name)' needs the source", at: place)
    }
    let logs: [UpdateDocument.Log]
    do throws(DocumentError) {
      logs = try UpdateDocument(json: String(decoding: file.contents, as: UTF8.self)).logs
    } catch {
      throw CommandFailure(error.description, at: place)
    }
    let name = arguments.value("view")
    let known = logs.map { "'\($0.name)'" }.joined(separator: ", ")
    guard let log = logs.first(where: { name == nil || $0.name == name }), !log.updates.isEmpty
    else {
      throw CommandFailure(
        name.map { "no view is named '\($0)'; there are \(known)" } ?? "nothing is saved here",
        at: place)
    }
    guard name != nil || logs.count == 1 else {
      throw CommandFailure(
        "one view is shown at a time: choose one of \(known) with --view", at: place)
    }
    return UpdateInput(updates: log.updates, name: log.name, path: file.path, faults: [])
  }
}
