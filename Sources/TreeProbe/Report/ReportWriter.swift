import Foundation
import Glibc
import Synchronization
import TreeModel
import ViewTree

/// Writes the report, and before it lines that say what the probe is at.
///
///     @ Outer.Row          the type is looked at
///     * Outer.Row          the root is mounted
///     ! {"kind":...}       a ``ProbeIssue``
///     ^ 2a40 1f3c          where it crashed, written by the ``CrashHandler``
///     {"version":1,...}    the report
final class ReportWriter: Sendable {
  private let descriptor: Int32

  /// The issues of the root that is mounted: each is told of once.
  private let told = Mutex<Set<RuntimeIssue>>([])

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  func willVisit(_ type: String) {
    write("@ \(type)\n")
  }

  func willMount(_ root: String) {
    told.withLock { $0 = [] }
    write("* \(root)\n")
  }

  func write(_ issue: RuntimeIssue) {
    guard told.withLock({ $0.insert(issue).inserted }) else { return }
    let issue = ProbeIssue(
      kind: issue.kind.rawValue, message: issue.message, subject: Self.name(issue.subject),
      owner: Self.name(issue.owner), property: issue.property, argument: issue.argument,
      callers: issue.callers.isEmpty ? nil : issue.callers.map { Int($0) })
    write("! \(JSONDocument.text(of: issue))\n")
  }

  /// Writes the report.
  ///
  /// - Returns: a Boolean value indicating whether all of it was written.
  func write(_ report: ProbeReport) -> Bool {
    write(report.json())
  }

  /// The name of a type as the source has it: without module, private contexts and arguments.
  private static func name(_ type: String?) -> String? {
    guard let type, let dot = type.firstIndex(of: ".") else { return type }
    var names: [Substring] = []
    var rest = type[type.index(after: dot)...]
    while !rest.isEmpty {
      let name = rest.first == "(" ? rest.prefix { $0 != ")" } : rest.prefix { !".<".contains($0) }
      if rest.first != "(" { names.append(name) }
      rest = rest[name.endIndex...].drop { $0 == ")" }
      guard rest.first == "." else { break }
      rest = rest.dropFirst()
    }
    return names.joined(separator: ".")
  }

  @discardableResult
  private func write(_ text: String) -> Bool {
    Array(text.utf8).withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(
          descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }
}
