import TreeCompiler

/// Prints what `--verbose` shows: what was run and how long it took.
enum StageReport {
  @Sendable static func print(_ stage: CompilerOptions.Stage) {
    let parts = stage.duration.components
    let milliseconds = parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000
    let command = stage.command.map { ": \($0)" } ?? ""
    StandardStreams.error("treeviz: \(stage.name) took \(milliseconds) ms\(command)\n")
  }
}
