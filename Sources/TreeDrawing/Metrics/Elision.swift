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

  private static func prefix(of text: some Sequence<Character>, room: Int) -> [Character] {
    var room = room
    return Array(
      text.prefix { character in
        room -= CellWidth.of(character)
        return room >= 0
      })
  }
}
