import Glibc
import ViewTree

/// An example that was run and gave no report.
struct ProbeFailure {
  let outcome: ProcessOutcome
  let stream: ReportStream
  let timeout: Duration

  /// Returns what is to be said of it, at the place in the user's source that the program named.
  func diagnostic(_ files: KnownFiles) -> Diagnostic {
    let last = lastErrorLine
    let trap = TrapMessage(last)
    var notes: [Diagnostic] = []
    if trap == nil, !last.isEmpty { notes.append(Diagnostic(.note, "it last wrote: \(last)")) }
    let subject = stream.subject.map { "'\($0)'" } ?? "the example"
    return Diagnostic(
      .error, "\(subject) \(reason(trap))",
      at: trap.flatMap { files.location(ofFileID: $0.file, line: $0.line) }, notes: notes)
  }

  private func reason(_ trap: TrapMessage?) -> String {
    switch outcome.ending {
    case .timedOut, .signalled(SIGXCPU):
      return "did not end within \(timeout.components.seconds) seconds; "
        + "raise the limit with --timeout"
    case .signalled(SIGXFSZ):
      return "wrote a file that is too large"
    case .signalled(let signal):
      if let trap { return "crashed: \(trap.message)" }
      if signal == SIGSEGV || signal == SIGBUS {
        return "crashed (\(SignalName.of(signal))): endless recursion, or a bad memory access"
      }
      return "crashed (\(SignalName.of(signal)))"
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

  private var lastErrorLine: String {
    let lines = outcome.output(2).split(separator: UInt8(ascii: "\n"))
    let decoded = lines.suffix(40).map { String(decoding: $0, as: UTF8.self) }
    let trap = decoded.last { TrapMessage($0) != nil }
    return trap ?? decoded.last.map { String($0.prefix(300)) } ?? ""
  }
}

/// What Swift's runtime prints when a program traps: `Main/list.swift:12: Fatal error: no row`.
struct TrapMessage {
  let file: String
  let line: Int
  let message: String

  init?(_ text: String) {
    for kind in [": Fatal error", ": Precondition failed", ": Assertion failed"] {
      guard let start = text.indices.first(where: { text[$0...].hasPrefix(kind) }) else { continue }
      let place = text[..<start]
      guard let colon = place.lastIndex(of: ":"),
        let line = Int(place[place.index(after: colon)...])
      else { continue }
      file = String(place[..<colon])
      self.line = line
      let message = text[start...].dropFirst(2)
      self.message = String(message).replacingPrefix("Fatal error: ", with: "")
      return
    }
    return nil
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
    hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
  }
}
