/// What Swift's runtime prints when a program traps: `Main/list.swift:12: Fatal error: no row`.
///
/// What follows on more lines is part of it, up to the runtime's list of calls.
struct TrapMessage {
  let file: String
  let line: Int
  let message: String

  private static let kinds = [": Fatal error", ": Precondition failed", ": Assertion failed"]

  /// What stands above the runtime's list of calls.
  private static let calls = "Current stack trace:"

  /// The number of lines of a message that are shown.
  private static let maximumCount = 20

  /// Finds the message in what a program wrote.
  init?(in text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.lastIndex(where: { Self.split($0) != nil }),
      let (file, line, start) = Self.split(lines[first])
    else { return nil }
    self.file = file
    self.line = line
    var parts = [start] + lines[(first + 1)...].prefix { $0 != Self.calls }
    while parts.count > 1, parts.last?.isEmpty == true { parts.removeLast() }
    if parts.count > Self.maximumCount { parts[Self.maximumCount...] = ["…"] }
    message = parts.joined(separator: "\n")
  }

  /// Returns the file, the line and the text of the message's first line.
  private static func split(
    _ text: Substring
  ) -> (file: String, line: Int, message: Substring)? {
    for kind in kinds {
      let starts = text.utf8.indices.lazy.filter { text.utf8[$0...].starts(with: kind.utf8) }
      guard let start = starts.first, let colon = text[..<start].lastIndex(of: ":"),
        let line = Int(text[text.index(after: colon)..<start])
      else { continue }
      let message = text[start...].dropFirst(2)
      let prefix = "Fatal error: "
      let shown = message.hasPrefix(prefix) ? message.dropFirst(prefix.count) : message
      return (String(text[..<colon]), line, shown)
    }
    return nil
  }
}
