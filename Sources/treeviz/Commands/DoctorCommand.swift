import TreeCompiler
import TreeDrawing
import ViewTree

/// `treeviz doctor`: what is installed, what is missing, how to get it.
enum DoctorCommand {
  static let command = Command(
    name: "doctor",
    summary: "shows what treeviz needs, what it found, and how to mend what is missing",
    arguments: "",
    examples: [
      Command.Example("treeviz doctor", "a line for each thing that is needed"),
      Command.Example("treeviz doctor --clear-cache", "empties the cache first"),
    ],
    options: [.flag("clear-cache", help: "remove all answers that are kept for the next time")],
    discussion: "The exit code is 1 where something is missing or does not fit.",
    run: run)

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    guard arguments.positional.isEmpty else {
      throw UsageError("'\(arguments.positional[0])' is not expected here", command: command)
    }
    if arguments.has("clear-cache") { clearCache() }
    let findings = Examination().findings
    let width = findings.map(\.subject.count).max() ?? 0
    for finding in findings {
      let subject = finding.subject + String(repeating: " ", count: width - finding.subject.count)
      try StandardStreams.output(
        "\(finding.remedy == nil ? "ok     " : "MISSING")  \(subject)  \(finding.state)\n")
      if let remedy = finding.remedy {
        let indent = String(repeating: " ", count: width + 11)
        try StandardStreams.output("\(indent)\(remedy)\n")
      }
    }
    return findings.allSatisfy { $0.remedy == nil } ? .success : .failure
  }

  /// Removes all answers, those of chapters too.
  private static func clearCache() {
    ResultCache.standard?.clear()
    if let folder = ResultCache.chapters { ResultCache(folder: folder).clear() }
  }
}
