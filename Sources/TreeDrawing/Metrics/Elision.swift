/// Shortening of text that is too long for its box.
enum Elision {
  /// Returns the text with its middle given up for `…`, so that it takes at most `limit` cells.
  ///
  /// The start says what it is and the end what it ends in; both stay:
  /// `ModifiedContent<Mod…>, _PaddingLayout>`.
  static func middle(_ text: String, limit: Int) -> String {
    guard limit > 2, text.utf8.count > limit, CellWidth.of(text) > limit else { return text }
    let tailRoom = (limit - 1) / 3
    let headRoom = limit - 1 - tailRoom
    let head = prefix(of: text, room: headRoom)
    let tail = prefix(of: text.reversed(), room: tailRoom)
    return String(head) + "…" + String(tail.reversed())
  }

  /// Returns the text, where it is too long cut around the place where it parts from another:
  /// `"…name is Ada and nothing…`.
  static func keeping(differenceFrom other: String, in text: String, limit: Int) -> String {
    guard text != other, limit > 8, CellWidth.of(text) > limit else {
      return middle(text, limit: limit)
    }
    let common = zip(text, other).prefix { $0 == $1 }.count
    // A few characters of what both share say where one is.
    let skipped = max(0, common - limit / 4)
    if skipped == 0 { return end(Substring(text), limit: limit) }
    return "…" + end(text.dropFirst(skipped), limit: limit - 1)
  }

  private static func end(_ text: Substring, limit: Int) -> String {
    guard CellWidth.of(String(text)) > limit else { return String(text) }
    return String(prefix(of: text, room: limit - 1)) + "…"
  }

  private static func prefix(of text: some Sequence<Character>, room: Int) -> [Character] {
    var room = room
    return Array(
      text.prefix { character in
        room -= CellWidth.of(character)
        return room >= 0
      })
  }
}
