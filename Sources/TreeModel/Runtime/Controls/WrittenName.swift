extension String {
  /// Returns a Boolean value indicating whether a text is what a user writes for this one: any space, such as the
  /// narrow one before `AM`, is written as a plain one.
  func isWritten(_ name: String) -> Bool { self == name || withPlainSpaces == name.withPlainSpaces }

  private var withPlainSpaces: String {
    String(map { $0.isWhitespace && !$0.isNewline ? " " : $0 })
  }
}
