import Foundation
import Glibc
import Synchronization
import TreeModel
import ViewTree

/// Writes the report, and before it lines that say what the probe is at.
///
///     @ Outer.Row          the type is looked at
///     * Outer.Row          the root is mounted
///     > --tap "Add"        a change is made
///     = {"step":...}       a ``ProbeStep``
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

  /// - Parameter change: the change as the user wrote it, on one line.
  func willMake(_ change: String) {
    write("> \(change)\n")
  }

  func write(_ step: ProbeStep) {
    write("= \(JSONDocument.text(of: step))\n")
  }

  func write(_ issue: RuntimeIssue) {
    guard told.withLock({ $0.insert(issue).inserted }) else { return }
    write("! \(JSONDocument.text(of: ProbeIssue(issue)))\n")
  }

  /// Writes the report.
  ///
  /// - Returns: a Boolean value indicating whether all of it was written.
  func write(_ report: ProbeReport) -> Bool {
    write(report.json())
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
