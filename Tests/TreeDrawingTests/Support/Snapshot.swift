import Foundation
import Testing

/// Compares bytes with the golden file `Snapshots/<suite>/<name>`.
///
/// `RECORD_SNAPSHOTS=1` rewrites the file and fails the run.
func expectSnapshot(
  _ bytes: [UInt8], _ suite: String, _ name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Snapshots/\(suite)")
  let file = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
  let actual = String(decoding: bytes, as: UTF8.self)
  guard expected != actual else { return }
  let difference = actual.split(separator: "\n", omittingEmptySubsequences: false)
    .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
  let lines = difference.prefix(20).map { change in
    switch change {
    case .insert(let line, let text, _): "+\(line + 1): \(text)"
    case .remove(let line, let text, _): "-\(line + 1): \(text)"
    }
  }
  Issue.record(
    "\(name) differs:\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
}
