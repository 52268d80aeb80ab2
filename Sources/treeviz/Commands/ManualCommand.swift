/// `treeviz manual`: the manual page and the reference, for packagers and for docs/.
enum ManualCommand {
  static let command = Command(
    name: "manual",
    summary: "prints the manual page",
    arguments: "[roff|markdown]",
    words: ["roff", "markdown"],
    examples: [
      Command.Example("treeviz manual > treeviz.1", "for man"),
      Command.Example("treeviz manual markdown > docs/commands.md", "the reference of the guide"),
    ],
    options: [],
    discussion: "",
    run: run)

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    switch arguments.positional {
    case [], ["roff"]: try StandardStreams.output(ManualPage.roff)
    case ["markdown"]: try StandardStreams.output(ManualPage.markdown)
    default: throw UsageError("expected 'roff' or 'markdown'", command: command)
    }
    return .success
  }
}
