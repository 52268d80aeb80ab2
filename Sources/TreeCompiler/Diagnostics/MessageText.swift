import ViewTree

/// The texts of the compiler's messages, as far as they tell of our own pieces.
enum MessageText {
  /// Returns a message in the user's words: the DSL is called `SwiftUI`, and how we make the
  /// compiler say something is left out.
  static func forUsers(_ message: Substring) -> String {
    var message = message
    if message.hasPrefix(unavailable) { message = message.dropFirst(unavailable.count) }
    if message.hasSuffix("')"), let origin = message.range(of: " (from macro '") {
      message = message[..<origin.lowerBound]
    }
    while message.last == " " { message.removeLast() }
    return withoutChanges(message)
      .replacing("TreeModel.", with: "SwiftUI.")
      .replacing("'TreeModel'", with: "'SwiftUI'")
      .replacing("'\(SourceSummary.snippetTypeName)'", with: "the snippet")
  }

  /// Returns a message without the types of changes, in which names of the user's may stand:
  /// `_TreevizChange0.Card`.
  private static func withoutChanges(_ message: Substring) -> String {
    var result = ""
    var rest = message
    while let range = rest.range(of: "_TreevizChange") {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...].drop(while: \.isNumber)
      if rest.first == "." { rest = rest.dropFirst() }
    }
    return result + rest
  }

  /// Returns a Boolean value indicating whether a note without a place says nothing without one.
  static func isInternal(_ note: String) -> Bool {
    note.hasSuffix(" here")
  }

  /// Returns a Boolean value indicating whether a message is about what we would have moved into a
  /// view if the file could be read.
  static func isAboutBareExpression(_ message: String) -> Bool {
    message.hasSuffix("s are not allowed at the top level")
      || message.hasSuffix(" is unused [#no-usage]")
  }

  private static let unavailable = "'buildExpression' is unavailable: "
}

extension String {
  fileprivate func replacing(_ old: String, with new: String) -> String {
    var result = ""
    var rest = self[...]
    while let range = rest.range(of: old) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Substring {
  /// The first place of a text: the standard library's own search would load its regular
  /// expressions.
  func range(of text: String) -> Range<Index>? {
    let bytes = utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      if bytes[start...].starts(with: text.utf8) {
        return start..<bytes.index(start, offsetBy: text.utf8.count)
      }
      start = bytes.index(after: start)
    }
    return nil
  }
}
