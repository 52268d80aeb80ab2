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

  /// Compiles what a command line names, makes its changes and chooses the view.
  static func load(_ arguments: ParsedArguments, command: Command) throws -> UpdateInput {
    let names = arguments.values("view") + arguments.values("from")
    guard names.count < 2 else {
      throw UsageError("one view is updated at a time: by --view or by --from", command: command)
    }
    let example = try ExampleInput.load(arguments, command: command)
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
