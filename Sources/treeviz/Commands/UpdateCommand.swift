import TreeDrawing
import ViewTree

/// `treeviz update`: what changes do to what is mounted.
enum UpdateCommand {
  static let command = Command(
    name: "update",
    summary:
      "shows what a change does to the render tree: what is kept, what dies, what runs again",
    arguments: "FILE...",
    examples: [
      Command.Example("treeviz update Shop.swift --tap 'Add to cart'", "taps a button"),
      Command.Example(
        "treeviz update Shop.swift --set count=3 --set-env colorScheme=dark",
        "sets a state, then a value of the environment"),
      Command.Example(
        "treeviz update Shop.swift --tap '\"Add to cart\"#2' --toggle Gift=on",
        "taps the second of several buttons, then turns a toggle on"),
      Command.Example(
        "treeviz update Shop.swift --from Empty --to Full", "from one preview to another"),
      Command.Example("treeviz update Shop.swift --tap Add -f json", "the whole log"),
    ],
    options: [TreeOptions.output, format, view] + ChangeOptions.all + [
      mount, fold, TreeOptions.paths,
    ] + FigureOptions.looks + TreeOptions.compilation,
    discussion: """
      The changes are made in the order of the command line. A CONTROL, VIEW, ROW, CONTAINER or
      TARGET is called by its label, by its accessibility label or identifier, or by its identity path; where
      several have one name, by "NAME"#2.
      NAME of --set may be followed by a path, 'profile.name' or 'items[0]', and VIEW by #2 where several
      are mounted. A VALUE is a Swift expression that sees what the property's type sees; for a text it is
      the text itself, and a word that nothing in the sources is called is a member of the value's type:
      --set-env colorScheme=dark. Without --view the view is updated that holds all others. A log saved by
      -f json is shown or drawn like source.
      """,
    mountsInstances: true,
    run: run)

  private static let view: Option = .value(
    "view", placeholder: "NAME", help: "update this view, preview or snippet")
  private static let mount: Option = .flag("mount", help: "show the mount before the changes, too")
  private static let fold: Option = .flag(
    "fold", help: "leave out large parts in which nothing changed")

  /// What is said of the outline.
  private static let ofText = [mount, fold]

  private static let format: Option = .value(
    "format", short: "f", placeholder: "FORMAT",
    values: TextFormat.updates.map(\.rawValue) + FigureFormat.allCases.map(\.rawValue),
    help: "the format; text, unless the output's extension tells another")

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let plan = OutputPlan(option: arguments.value("output") ?? "-")
    let name = arguments.value("format")
    let format = TextFormat.choice(name, output: plan)
    if format != .text, let option = ofText.first(where: { arguments.has($0.name) }) {
      throw UsageError(
        "'--\(option.name)' is for the outline, but the output is a figure or JSON",
        command: command)
    }
    if let format {
      try FigureOptions.refuse(FigureOptions.looks, arguments, command: command)
      let input = try UpdateInput.load(arguments, command: command)
      try plan.write(format == .json ? json(input) : outline(input, arguments), arguments)
      return end(input)
    }
    let figure = try FigureFormatChoice.format(option: name, output: plan, command: command)
    let writer = try FigureWriter(
      arguments: arguments, format: figure, output: plan, command: command)
    let input = try UpdateInput.load(arguments, command: command)
    try writer.write(
      TreeInput(trees: [
        TreeInput.Item(
          tree: ViewTree(name: input.name), printedType: "", path: input.path,
          updates: input.updates)
      ]))
    return end(input)
  }

  private static func end(_ input: UpdateInput) -> ExitCode {
    input.faults.forEach(DiagnosticPrinter.print)
    return input.faults.isEmpty ? .success : .failure
  }

  private static func json(_ input: UpdateInput) -> String {
    UpdateDocument(logs: [.init(name: input.name, updates: input.updates)]).json()
  }

  private static func outline(_ input: UpdateInput, _ arguments: ParsedArguments) -> String {
    let showsMount = arguments.has("mount") || input.updates.count == 1
    let outline = UpdateOutline(
      showsPaths: arguments.has("paths"), foldsKept: arguments.has("fold"))
    return outline.text(of: showsMount ? input.updates : Array(input.updates.dropFirst()))
  }
}
