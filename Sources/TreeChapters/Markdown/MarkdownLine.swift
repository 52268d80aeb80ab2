/// A line of a Markdown file: where it stands, and what it is.
struct MarkdownLine: Sendable, Hashable {
  /// The offset of its first byte.
  var start: Int

  /// The offset of what follows the marks of the lists and quotes that it is in.
  var content: Int

  /// The offset behind its last byte, its line break aside.
  var end: Int

  /// The offset of the next line.
  var next: Int

  /// The number of spaces that stand before the content where a tab reaches into it.
  var padding = 0

  /// The number of the list item or quote that it is in; 0 outside of all.
  var container = 0
  var kind = Kind.text

  enum Kind: Sendable, Hashable {
    case blank
    case text
    case indentedCode
    case fenceOpen
    case fenceBody
    case fenceClose
    /// The first line of a block of HTML, a comment too.
    case htmlStart
    /// A line inside of a comment, or of an element whose text is none of Markdown's.
    case rawHTML
    /// A line inside of an HTML block that ends at a blank line.
    case html
    case frontMatter
  }
}

extension MarkdownLine {
  /// The bytes of its content, without the marks before it.
  var range: Range<Int> { min(content, end)..<end }
}
