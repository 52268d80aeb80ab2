import ViewTree

/// Our own names in messages, replaced by those that the user knows.
enum PublicNames {
  /// Returns a message with the DSL's module called `SwiftUI`.
  static func rewritten(_ message: String) -> String {
    message
      .replacing("TreeModel.", with: "SwiftUI.")
      .replacing("'TreeModel'", with: "'SwiftUI'")
      .replacing("'\(SourceSummary.snippetTypeName)'", with: "the snippet")
  }
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
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
