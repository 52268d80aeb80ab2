import ViewTree

/// `treeviz inspect`: prints view trees.
enum InspectCommand {
  static let command = Command(
    name: "inspect",
    summary: "prints the view tree of each view as an outline",
    arguments: "FILE...",
    examples: [
      Command.Example("treeviz inspect Greeting.swift", "the outline of each view"),
      Command.Example("treeviz inspect Greeting.swift --paths", "with identity paths"),
      Command.Example(
        "treeviz inspect Greeting.swift --view Greeting -f type",
        "the body's type, as print(type(of:)) prints it"),
      Command.Example("treeviz inspect Greeting.swift -f json -o tree.json", "a tree to keep"),
    ],
    options: [TreeOptions.output, format] + TreeOptions.selection + ChangeOptions.start,
    discussion: """
      A line '# Name' stands before each tree where there are several, and none with one --view.
      """,
    run: run)

  private static let format: Option = .value(
    "format", short: "f", placeholder: "FORMAT", values: TextFormat.allCases.map(\.rawValue),
    help: "how to print it")

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let format = TextFormat(rawValue: arguments.value("format") ?? "") ?? .text
    let choice = try TreeChoice(arguments, command: command)
    let flow = try FlowChoice(arguments, command: command)
    guard choice != .both || format != .json else {
      throw UsageError("JSON is of one tree: '--tree view' or '--tree render'", command: command)
    }
    guard choice == .view || format != .type else {
      throw UsageError("'-f type' is for view trees alone: '--tree view'", command: command)
    }
    let input = try TreeInput.load(arguments, command: command)
    try TextWriter(arguments: arguments, format: format, choice: choice, flow: flow).write(input)
    input.faults.forEach(DiagnosticPrinter.print)
    return input.faults.isEmpty ? .success : .failure
  }
}
