/// `treeviz completion`: a script that completes command lines.
enum CompletionCommand {
  static let command = Command(
    name: "completion",
    summary: "prints a script that completes command lines in a shell",
    arguments: "bash|zsh|fish",
    words: CompletionScript.Shell.allCases.map(\.rawValue),
    examples: [
      Command.Example("source <(treeviz completion bash)", "in ~/.bashrc"),
      Command.Example("treeviz completion zsh > ~/.zfunc/_treeviz", "in a folder of $fpath"),
      Command.Example(
        "treeviz completion fish > ~/.config/fish/completions/treeviz.fish", "for fish"),
    ],
    options: [],
    discussion: "",
    run: run)

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    let names = CompletionScript.Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard arguments.positional.count == 1, let name = arguments.positional.first else {
      throw UsageError("expected one shell: \(names)", command: command)
    }
    guard let shell = CompletionScript.Shell(rawValue: name) else {
      throw UsageError("no completion for '\(name)', expected one of \(names)", command: command)
    }
    try StandardStreams.output(CompletionScript.text(for: shell))
    return .success
  }
}
