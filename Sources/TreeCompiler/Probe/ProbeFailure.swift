import Glibc
import ViewTree

/// Why an example gave no report.
struct ProbeFailure {
  /// The root that was mounted meanwhile, by the name of its type.
  var root: String?

  /// The type that was looked at, or the root.
  var subject: String?

  /// The change that was made meanwhile, as the user wrote it.
  var change: String?

  /// What was done to the root before.
  var steps: [ProbeStep]

  /// What SwiftUI says, where it is why the example ended.
  var issue: ProbeIssue?

  /// What there is to say otherwise, as a sentence goes on after the subject.
  var reason: String

  /// The place that the program named.
  var location: Diagnostic.Location?

  /// The calls in which the example was then, innermost first, as offsets in its library.
  var callers: [Int]

  /// What the example last wrote, where that is not part of the reason.
  var lastWords: String?

  var isTimeout: Bool

  /// What the example printed, where changes were made before: they are shown, and so is that.
  var printed: [UInt8] = []
}

extension ProbeFailure {
  /// Reads how a run ended.
  ///
  /// - Parameters:
  ///   - outcome: How the process ended and what it wrote.
  ///   - stream: What it reported.
  ///   - timeout: How long it might run.
  ///   - files: The user's files.
  init(_ outcome: ProcessOutcome, stream: ReportStream, timeout: Duration, files: KnownFiles) {
    let trap = TrapMessage(in: String(decoding: outcome.output(2).suffix(1 << 16), as: UTF8.self))
    let isOutOfMemory =
      outcome.ending == .signalled(SIGABRT) && OutOfMemory.isTold(in: outcome.output(2))
    let isIssue = outcome.ending == .exited(Probe.issueCode)
    self.init(
      root: stream.mounted, subject: stream.subject, change: stream.change,
      steps: stream.steps,
      issue: isIssue ? stream.issues.last?.issue : nil,
      reason: isOutOfMemory
        ? OutOfMemory.reason(stream.change) : Self.reason(outcome, stream, timeout, trap),
      location: trap.flatMap { files.location(ofFileID: $0.file, line: $0.line) },
      callers: stream.callers,
      lastWords: trap == nil && !isOutOfMemory ? Self.lastLine(outcome) : nil,
      isTimeout: outcome.ending == .timedOut || outcome.ending == .signalled(SIGXCPU))
  }

  /// Returns what is to be said of it.
  ///
  /// - Parameter name: What the subject is called.
  /// - Returns: The message, at the place that the program named.
  func diagnostic(of name: String? = nil) -> Diagnostic {
    let name = name ?? subject.map { "'\($0)'" } ?? "the example"
    let notes = lastWords.map { [Diagnostic(.note, "it last wrote: \($0)")] } ?? []
    return Diagnostic(.error, "\(name) \(reason)", at: location, notes: notes)
  }

  private static func reason(
    _ outcome: ProcessOutcome, _ stream: ReportStream, _ timeout: Duration, _ trap: TrapMessage?
  ) -> String {
    switch outcome.ending {
    case .timedOut, .signalled(SIGXCPU):
      return "did not end within \(timeout.components.seconds) seconds"
        + (stream.change.map { " at \($0)" } ?? "") + "; raise the limit with --timeout"
    case .signalled(SIGXFSZ):
      return "wrote a file that is too large"
    case .signalled(let signal):
      let crashed = stream.change.map { "crashed at \($0)" } ?? "crashed"
      if let trap { return "\(crashed): \(trap.message)" }
      if signal == SIGSEGV || signal == SIGBUS {
        return "\(crashed) (\(SignalName.of(signal))): endless recursion, or a bad memory access"
      }
      return "\(crashed) (\(SignalName.of(signal)))"
    case .exited(0) where stream.isEmpty:
      return "ended the program (exit code 0) before it could be looked at"
    case .exited(0):
      return "gave a report that cannot be read"
    case .exited(Probe.closedCode):
      return "closed file descriptors that are not its own"
    case .exited(let code):
      return "ended the program with exit code \(code)"
    }
  }

  private static func lastLine(_ outcome: ProcessOutcome) -> String? {
    let line = outcome.output(2).split(separator: UInt8(ascii: "\n")).last
    return line.map { String(String(decoding: $0, as: UTF8.self).prefix(300)) }
  }
}
