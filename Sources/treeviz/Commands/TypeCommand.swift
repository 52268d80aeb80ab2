import TreeDrawing
import ViewTree

/// `treeviz type`: a type given as text, drawn or outlined.
enum TypeCommand {
  static let command = Command(
    name: "type",
    summary: "shows the view tree of a type pasted from Xcode",
    arguments: "[FILE | - | -e TYPE]",
    examples: [
      Command.Example("treeviz type -e 'VStack<TupleView<(Text, Image)>>'", "the outline"),
      Command.Example("pbpaste | treeviz type - -o figure.svg", "a figure of the clipboard"),
      Command.Example("treeviz type body.txt --paths", "from a file, with identity paths"),
    ],
    options: [
      expression, TreeOptions.output, format, TreeOptions.paths, TreeOptions.types,
      TreeOptions.tuples,
    ] + FigureOptions.all,
    discussion: """
      The type may be as print(type(of: view.body)) prints it, with modules or without. What a custom
      view consists of does not stand in a type: it is a leaf here.
      """,
    run: run)

  private static let expression: Option = .value(
    "expression", short: "e", placeholder: "TYPE", help: "the type itself")

  private static let format: Option = .value(
    "format", short: "f", placeholder: "FORMAT",
    values: TextFormat.allCases.map(\.rawValue) + FigureFormat.allCases.map(\.rawValue),
    help: "the format; text, unless the output's extension tells another")

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let format = arguments.value("format")
    let output = OutputPlan(option: arguments.value("output") ?? "-")
    if let format = TextFormat.choice(format, output: output) {
      try FigureOptions.refuse(FigureOptions.all, arguments, command: command)
      try TextWriter(arguments: arguments, format: format).write(input(arguments))
      return .success
    }
    let figure = try FigureFormatChoice.format(option: format, output: output, command: command)
    try FigureWriter(arguments: arguments, format: figure, output: output, command: command)
      .write(input(arguments))
    return .success
  }

  private static func input(_ arguments: ParsedArguments) throws -> TreeInput {
    let (path, text) = try typeText(arguments)
    return try TreeInput.type(text, path: path, arguments: arguments)
  }

  private static func typeText(_ arguments: ParsedArguments) throws -> (path: String, text: String)
  {
    switch (arguments.value("expression"), arguments.positional.first) {
    case (let text?, nil): return ("<expression>", text)
    case (nil, let path?) where arguments.positional.count == 1:
      return (path, try InputFile.text(of: path))
    case (nil, nil):
      throw UsageError(
        "no type given: name a file, '-' for standard input, or use -e", command: command)
    default:
      throw UsageError("one type at a time: a file, '-' or -e", command: command)
    }
  }
}
