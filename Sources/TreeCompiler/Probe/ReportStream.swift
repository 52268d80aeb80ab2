import FoundationEssentials
import ViewTree

/// What the probe writes to its report descriptor: lines that say what it is at and what SwiftUI
/// would complain of, then the report.
///
///     @ Outer.Row
///     * Outer.Row
///     > --tap "Add to cart"
///     = {"step":...}
///     ! {"kind":"missingObject",...}
///     ^ 2a40 1f3c
///     {"version":1,...}
struct ReportStream {
  /// The report, if it is whole and of the version that is read here.
  let report: ProbeReport?

  /// What the probe was at when it last said so.
  let subject: String?

  /// The root that was mounted last, by the name of its type.
  let mounted: String?

  /// The change that was made last to that root, as the user wrote it.
  let change: String?

  /// The steps of that root that were done before the last change was made, where there were several.
  let steps: [ProbeStep]

  /// What SwiftUI would complain of, in order.
  let issues: [Issue]

  /// The calls in which the example crashed, innermost first, as offsets in its library.
  let callers: [Int]

  /// A Boolean value indicating whether nothing of a report arrived.
  let isEmpty: Bool

  /// Something that SwiftUI would complain of, and meanwhile.
  struct Issue {
    /// The root that was mounted, by the name of its type.
    var root: String

    /// The change that was made to it; nil for the mount.
    var change: String?

    var issue: ProbeIssue
  }

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var subject: String?
    var mounted: String?
    var change: String?
    var steps: [ProbeStep] = []
    var issues: [Issue] = []
    var callers: [Int] = []
    while let mark = rest.first, "@*>=!^".utf8.contains(mark) {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      let text = String(decoding: line.dropFirst(2), as: UTF8.self)
      switch mark {
      case UInt8(ascii: "!"):
        let issue = try? JSONDocument.read(ProbeIssue.self, from: text)
        if let issue {
          issues.append(Issue(root: mounted ?? subject ?? "", change: change, issue: issue))
        }
      case UInt8(ascii: "^"):
        callers = text.split(separator: " ").compactMap { Int($0, radix: 16) }
      case UInt8(ascii: ">"): change = text
      case UInt8(ascii: "="):
        if let step = try? JSONDocument.read(ProbeStep.self, from: text) { steps.append(step) }
      case UInt8(ascii: "*"):
        change = nil
        steps = []
        mounted = text
        subject = text
      default: subject = text
      }
      rest = rest.dropFirst(line.count + 1)
    }
    self.subject = subject
    self.mounted = mounted
    self.change = change
    self.steps = steps
    self.issues = issues
    self.callers = callers
    isEmpty = rest.isEmpty
    let report = try? JSONDecoder().decode(ProbeReport.self, from: Data(rest))
    self.report = report?.version == ProbeReport.currentVersion ? report : nil
  }
}
