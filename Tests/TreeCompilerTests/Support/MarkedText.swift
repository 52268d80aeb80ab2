/// A text with places in it, marked by digits in keycaps: `struct 1️⃣Row {}`.
struct MarkedText {
  /// The text without the marks.
  private(set) var text = ""

  /// The line and column, from 1 and in UTF-8 bytes, of each mark.
  private(set) var places: [Character: String] = [:]

  init(_ marked: String) {
    var line = 1
    var column = 1
    for character in marked {
      if "1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣8️⃣9️⃣".contains(character) {
        places[character] = "\(line):\(column)"
        continue
      }
      text.append(character)
      column += character.utf8.count
      if character.isNewline {
        line += 1
        column = 1
      }
    }
  }
}
