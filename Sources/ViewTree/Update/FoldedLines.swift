/// Lines in which what happened again and again is told once, with its number:
///
///     onReceive  VStack ×30
struct FoldedLines: Sendable {
  private var entries: [Entry] = []

  private struct Entry {
    /// What happened, and how: the detail is left out where it happened too often.
    let subject: String
    let detail: String
    /// The values before and after; nil for what changes none.
    let change: (old: String, new: String)?
  }

  /// How often something is told in full.
  private static let maximum = 3

  mutating func add(_ subject: String, detail: String = "") {
    entries.append(Entry(subject: subject, detail: detail, change: nil))
  }

  mutating func add(_ subject: String, old: String, new: String) {
    entries.append(Entry(subject: subject, detail: "", change: (old, new)))
  }

  /// The lines, each where it came first.
  var lines: [String] {
    let counts = entries.reduce(into: [:]) { $0[$1.subject, default: 0] += 1 }
    let last = entries.reduce(into: [:]) { $0[$1.subject] = $1 }
    var told: Set<String> = []
    return entries.compactMap { entry in
      let count = counts[entry.subject, default: 1]
      guard count > Self.maximum else {
        let change = entry.change.map { ": \($0.old) → \($0.new)" } ?? ""
        return entry.subject + change + entry.detail
      }
      guard told.insert(entry.subject).inserted else { return nil }
      guard let old = entry.change?.old, let new = last[entry.subject]?.change?.new else {
        return "\(entry.subject) ×\(count)"
      }
      return "\(entry.subject): \(old) → … → \(new) ×\(count)"
    }
  }
}
