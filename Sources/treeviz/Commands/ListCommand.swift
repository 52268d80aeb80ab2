import TreeCompiler
import ViewTree

/// `treeviz list`: the views, previews and snippets there are, and where.
enum ListCommand {
  static let command = Command(
    name: "list",
    summary: "lists the views, modifiers, previews and snippets of a file",
    arguments: "FILE...",
    examples: [
      Command.Example("treeviz list Shop.swift", "a line each: place, kind and name")
    ],
    options: [format] + TreeOptions.compilation,
    discussion: "",
    run: run)

  private static let format: Option = .value(
    "format", short: "f", placeholder: "FORMAT", values: ["text", "json"], help: "how to print it")

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let example = try ExampleInput.load(arguments, command: command)
    if arguments.value("format") == "json" {
      try StandardStreams.output(RootList(roots: example.roots).json())
      return .success
    }
    let rows = example.roots.map { (place($0), $0.kind.title, $0.name + note($0)) }
    let widths = (rows.map(\.0.count).max() ?? 0, rows.map(\.1.count).max() ?? 0)
    for (place, kind, name) in rows {
      try StandardStreams.output(
        "\(padded(place, widths.0))  \(padded(kind, widths.1))  \(name)\n")
    }
    example.faults.forEach(DiagnosticPrinter.print)
    return example.faults.isEmpty ? .success : .failure
  }

  private static func place(_ root: ExampleRoot) -> String {
    root.location.map { "\($0.path):\($0.line):\($0.column)" } ?? ""
  }

  private static func note(_ root: ExampleRoot) -> String {
    root.failure.map { "  (not drawn: \($0))" } ?? ""
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}

extension ProbeReport.Kind {
  /// The word for it in lists.
  var title: String {
    switch self {
    case .view: "view"
    case .modifier: "modifier"
    case .app: "app"
    case .scene: "scene"
    case .preview: "preview"
    case .previewProvider: "previews"
    case .snippet: "snippet"
    }
  }
}
