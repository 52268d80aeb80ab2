import TreeDrawing
import ViewTree

/// `treeviz render`: draws views into files.
enum RenderCommand {
  static let command = Command(
    name: "render",
    summary: "draws the view tree of each view as a figure",
    arguments: "FILE...",
    examples: [
      Command.Example("treeviz render Greeting.swift", "writes Greeting.svg"),
      Command.Example("treeviz render Greeting.swift -o figures/", "writes figures/Greeting.svg"),
      Command.Example(
        "treeviz render Shop.swift --view Cart --paths -o cart.pdf", "one view, with its paths"),
      Command.Example(
        "treeviz render Shop.swift --compact --depth 3 --theme print --legend",
        "a big tree cut down, for paper"),
      Command.Example(
        "treeviz render Shop.swift --view Cart --source", "the code, and the tree beside it"),
      Command.Example("pbpaste | treeviz render - -o - > figure.svg", "from a pipe to a pipe"),
    ],
    options: [TreeOptions.output, format] + TreeOptions.selection + ChangeOptions.start
      + FigureOptions.all + FigureOptions.ofSource,
    discussion: """
      Several files, and those of a folder, are compiled as one module. Previews are drawn where they are named, or where a
      file has nothing else. A tree saved by 'treeviz inspect -f json' is drawn like source. The figures of the themes book and slides
      are light or dark as their page is; --pair writes the two apart.
      """,
    run: run)

  private static let format: Option = .value(
    "format", short: "f", placeholder: "FORMAT", values: FigureFormat.allCases.map(\.rawValue),
    help: "the format, where the output's extension does not tell")

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let output = OutputPlan(option: arguments.value("output"))
    let format = try FigureFormatChoice.format(
      option: arguments.value("format"), output: output, command: command)
    let choice = try TreeChoice(arguments, command: command)
    let flow = try FlowChoice(arguments, command: command)
    var writer = try FigureWriter(
      arguments: arguments, format: format, output: output, command: command)
    writer.flow = flow
    writer.treeChoice = choice
    let input = try TreeInput.load(arguments, command: command)
    // A key that one tree lacks is told of before any is drawn.
    for item in input.trees { _ = try item.pair.map { try flow.shown(in: $0.render) } }
    try writer.write(input)
    input.faults.forEach(DiagnosticPrinter.print)
    return input.faults.isEmpty ? .success : .failure
  }
}
