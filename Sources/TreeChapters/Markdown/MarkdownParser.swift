internal import CCMark

/// Finds the blocks of a Markdown file with cmark, CommonMark's reference implementation.
package struct MarkdownParser {
  private let bytes: [UInt8]
  private let firstLine: Int
  private(set) var lines: [MarkdownLine]
  private(set) var blocks: [MarkdownBlock] = []

  /// Creates a parser of the lines from one on.
  init(_ bytes: [UInt8], lines: [MarkdownLine], from firstLine: Int) {
    self.bytes = bytes
    self.lines = lines
    self.firstLine = firstLine
  }

  /// The version of cmark.
  package static var version: String { String(cString: cmark_version_string()) }

  mutating func parse() {
    guard firstLine < lines.count else { return }
    let text = expanded()
    let document = cmark_parse_document(text, text.count, CMARK_OPT_DEFAULT)
    defer { cmark_node_free(document) }
    var last: OpaquePointer?
    var next = document.flatMap(cmark_node_first_child)
    while let node = next {
      next = Self.following(node)
      add(node, isBesideLast: cmark_node_previous(node) == last, next: next.map(line(of:)))
      last = node
    }
  }

  /// Returns the block that begins next, inside of a block or behind it.
  private static func following(_ node: OpaquePointer) -> OpaquePointer? {
    if holdsBlocks(node), let child = cmark_node_first_child(node) { return child }
    var node: OpaquePointer? = node
    while let current = node {
      if let next = cmark_node_next(current) { return next }
      node = cmark_node_parent(current)
    }
    return nil
  }

  private static func holdsBlocks(_ node: OpaquePointer) -> Bool {
    [CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_LIST, CMARK_NODE_ITEM].contains(cmark_node_get_type(node))
  }

  private func line(of node: OpaquePointer) -> Int {
    firstLine + Int(cmark_node_get_start_line(node)) - 1
  }
}

// MARK: - Columns

extension MarkdownParser {
  /// Returns the text as cmark gets it, a byte a column: tabs are spaces, and what cmark would replace
  /// is a byte that begins no block.
  private func expanded() -> [CChar] {
    var text: [CChar] = []
    for line in lines[firstLine...] {
      var column = 0
      for byte in bytes[line.start..<line.end] {
        let end = Self.column(behind: column, byte)
        if byte == UInt8(ascii: "\t") {
          text += repeatElement(CChar(UInt8(ascii: " ")), count: end - column)
        } else {
          text.append(CChar(byte == 0 || byte >= 0x80 ? UInt8(ascii: "%") : byte))
        }
        column = end
      }
      text.append(0x0A)
    }
    return text
  }

  /// Returns the column behind a byte: a tab goes on to the next multiple of four.
  private static func column(behind column: Int, _ byte: UInt8) -> Int {
    byte == UInt8(ascii: "\t") ? column / 4 * 4 + 4 : column + 1
  }

  /// Returns the offset of a column, or that behind the tab that the column is in, with the number of
  /// the tab's columns from there on.
  private func place(
    ofColumn target: Int, in line: MarkdownLine
  ) -> (offset: Int, padding: Int) {
    var column = 0
    var offset = line.start
    while column < target, offset < line.end {
      column = Self.column(behind: column, bytes[offset])
      offset += 1
    }
    return (offset, max(column - target, 0))
  }
}

// MARK: - Blocks

extension MarkdownParser {
  private mutating func add(_ node: OpaquePointer, isBesideLast: Bool, next: Int?) {
    let line = line(of: node)
    var lines = line..<line
    let kind: MarkdownBlock.Kind
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK:
      if let words = fenceWords(node, line: line) {
        lines = readLines(node, from: line + 1)
        kind = .fence(
          words: words, isClosed: isClosed(from: line, at: lines.upperBound, next: next))
      } else {
        kind = .indentedCode
      }
    case CMARK_NODE_HTML_BLOCK:
      lines = readLines(node, from: line)
      kind = .html(isElement: isElement(bytes[self.lines[line].range]))
    case CMARK_NODE_PARAGRAPH:
      lines = line..<(line + Self.imageCount(node))
      kind = .paragraph(holdsMark: Self.holdsMark(node))
    default:
      kind = Self.holdsBlocks(node) ? .container : .other
    }
    blocks.append(MarkdownBlock(kind: kind, line: line, lines: lines, isBesideLast: isBesideLast))
  }

  /// Finds where lines of code or HTML begin: behind the marks of lists and quotes, which cmark leaves
  /// out.
  private mutating func readLines(_ node: OpaquePointer, from first: Int) -> Range<Int> {
    var text = Self.literal(node)
    var index = first
    while index < lines.count, let lineBreak = text.firstIndex(of: 0x0A) {
      let line = lines[index]
      let width = bytes[line.start..<line.end].reduce(0, Self.column(behind:_:))
      let place = place(ofColumn: width - (lineBreak - text.startIndex), in: line)
      lines[index].content = place.offset
      lines[index].padding = place.padding
      text = text[(lineBreak + 1)...]
      index += 1
    }
    return first..<index
  }

  private static func literal(_ node: OpaquePointer) -> ArraySlice<UInt8> {
    guard let text = cmark_node_get_literal(node) else { return [] }
    return Array(String(cString: text).utf8)[...]
  }
}

// MARK: - Fences

extension MarkdownParser {
  /// Returns where the words of a fence stand; nil where the code is indented.
  private mutating func fenceWords(_ node: OpaquePointer, line: Int) -> Range<Int>? {
    let end = lines[line].end
    let column = Int(cmark_node_get_start_column(node)) - 1
    let start = place(ofColumn: column, in: lines[line]).offset
    guard start < end, let mark = bytes[start...].first, "`~".utf8.contains(mark) else {
      return nil
    }
    let words = bytes[start..<end].drop { $0 == mark }
    let count = words.startIndex - start
    guard count >= 3 else { return nil }
    // Indented code begins on this line, and may look like a fence. In a fence without words it does
    // not, since the same line again would close it.
    if words.allSatisfy(\.isBlank) {
      let code = Self.literal(node).prefix { $0 != 0x0A }
      let rest = code.drop { $0 == mark }
      if code.count - rest.count == count, rest.allSatisfy(\.isBlank) { return nil }
    }
    lines[line].content = start
    return words.startIndex..<end
  }

  /// A Boolean value indicating whether the line behind the code of a fence closes it: where no block
  /// begins there, it does unless it holds something else.
  private func isClosed(from open: Int, at close: Int, next: Int?) -> Bool {
    guard close < lines.count, close != next else { return false }
    let mark = bytes[lines[open].range].first
    return bytes[lines[close].range].first == mark
  }
}

// MARK: - HTML and images

extension MarkdownParser {
  /// A Boolean value indicating whether a comment that treeviz heeds stands inside of a text.
  private static func holdsMark(_ paragraph: OpaquePointer) -> Bool {
    var child = cmark_node_first_child(paragraph)
    while let node = child {
      if cmark_node_get_type(node) == CMARK_NODE_HTML_INLINE,
        ChapterMarkup.markEnd(in: literal(node)) != nil
      {
        return true
      }
      child = cmark_node_next(node)
    }
    return false
  }

  /// A Boolean value indicating whether HTML ends at a blank line.
  private func isElement(_ line: ArraySlice<UInt8>) -> Bool {
    let tag = line.drop(while: \.isBlank).dropFirst()
    if let first = tag.first, "!?".utf8.contains(first) { return false }
    let name = tag.prefix { !$0.isBlank && !">/".utf8.contains($0) }
    return !["pre", "script", "style", "textarea"]
      .contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  private static let brace = UInt8(ascii: "{")

  /// Returns the number of images that a paragraph begins with, each alone on its line.
  private static func imageCount(_ paragraph: OpaquePointer) -> Int {
    var count = 0
    var child = cmark_node_first_child(paragraph)
    while let image = child, cmark_node_get_type(image) == CMARK_NODE_IMAGE {
      var next = cmark_node_next(image)
      // What is left of blanks, or attributes in braces, as Pandoc and kramdown read them.
      while let text = next, cmark_node_get_type(text) == CMARK_NODE_TEXT,
        cmark_node_previous(text) != image || literal(text).first ?? brace == brace
      {
        next = cmark_node_next(text)
      }
      if let next,
        ![CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK].contains(cmark_node_get_type(next))
      {
        break
      }
      count += 1
      child = next.flatMap(cmark_node_next)
    }
    return count
  }
}
