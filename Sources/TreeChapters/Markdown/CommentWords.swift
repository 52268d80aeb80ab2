/// The words of a comment: separated by blanks, quoted where they hold some.
///
///     name=inbox caption="An empty inbox" paths
enum CommentWords {
  /// Returns the words.
  ///
  /// - Throws: ``ChapterError/unclosedQuote`` where a quote does not end.
  static func split(_ text: String) throws(ChapterError) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      if let open = quote {
        if character == open {
          quote = nil
        } else if character == "\\", let next = rest.first, next == open || next == "\\" {
          word?.append(next)
          rest.removeFirst()
        } else {
          word?.append(character)
        }
      } else if character == "\"" || character == "'" {
        quote = character
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    guard quote == nil else { throw .unclosedQuote }
    if let word { words.append(word) }
    return words
  }
}
