/// A block of a Markdown file, as far as it takes to find fenced blocks and comments.
struct MarkdownBlock: Sendable, Hashable {
  let kind: Kind

  /// The number of its first line, from 0.
  let line: Int

  /// The lines of HTML or of the code in a fence; of a paragraph the first lines that are an image each.
  let lines: Range<Int>

  /// A Boolean value indicating whether the block before it stands beside it, in the same list item or
  /// quote.
  let isBesideLast: Bool

  enum Kind: Sendable, Hashable {
    /// Code between fences: where the words behind the first stand, and whether there is a second.
    case fence(words: Range<Int>, isClosed: Bool)

    /// HTML; an element that ends at a blank line is told from comments, scripts and the like.
    case html(isElement: Bool)
    case indentedCode

    /// A paragraph: whether a comment of treeviz's stands inside of it.
    case paragraph(holdsMark: Bool)

    /// A list, one of its items, a quote.
    case container

    /// A heading, a break.
    case other
  }
}

extension MarkdownBlock {
  /// The number of the line behind HTML or a fenced block.
  var end: Int {
    if case .fence(_, isClosed: true) = kind { lines.upperBound + 1 } else { lines.upperBound }
  }
}
