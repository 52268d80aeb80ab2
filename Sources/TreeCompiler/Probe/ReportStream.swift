import FoundationEssentials
import ViewTree

/// What the probe writes to its report descriptor: lines that say what it is at, then the report.
///
///     @ Outer.Row
///     {"version":1,...}
struct ReportStream {
  /// The report, if it is whole and of the version that is read here.
  let report: ProbeReport?

  /// What the probe was at when it last said so.
  let subject: String?

  /// A Boolean value indicating whether nothing of a report arrived.
  let isEmpty: Bool

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    var subject: String?
    while rest.first == UInt8(ascii: "@") {
      let line = rest.prefix { $0 != UInt8(ascii: "\n") }
      subject = String(decoding: line.dropFirst(2), as: UTF8.self)
      rest = rest.dropFirst(line.count + 1)
    }
    self.subject = subject
    isEmpty = rest.isEmpty
    let report = try? JSONDecoder().decode(ProbeReport.self, from: Data(rest))
    self.report = report?.version == ProbeReport.currentVersion ? report : nil
  }
}
