internal import CCMark

/// Finds the blocks of a Markdown file with cmark, CommonMark's reference implementation.
struct MarkdownParser {
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
  static var version: String { String(cString: cmark_version_string()) }

  mutating func parse() {
    guard firstLine < lines.count else { return }
    // What cmark would replace, by other lengths, is replaced by a byte that begins no block.
    let text = bytes[lines[firstLine].start...].map { byte in
      CChar(byte == 0 || byte >= 0x80 ? UInt8(ascii: "%") : byte)
    }
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
      for index in lines { passMargin(index) }
      kind = .paragraph
    default:
      kind = Self.holdsBlocks(node) ? .container : .other
    }
    blocks.append(MarkdownBlock(kind: kind, line: line, lines: lines, isBesideLast: isBesideLast))
  }

  /// Finds where the lines of code or HTML begin: behind the marks of lists and quotes, which cmark
  /// leaves out. Each is the end of its line in the file, or that behind a tab, part of which are
  /// spaces then.
  private mutating func readLines(_ node: OpaquePointer, from first: Int) -> Range<Int> {
    var text = Self.literal(node)
    var index = first
    while index < lines.count, let lineBreak = text.firstIndex(of: 0x0A) {
      let line = text[..<lineBreak]
      let source = bytes[lines[index].start..<lines[index].end]
      let count = zip(line.reversed(), source.reversed()).prefix { Self.isSame($0, $1) }.count
      lines[index].content = source.endIndex - count
      lines[index].padding = line.count - count
      text = text[(lineBreak + 1)...]
      index += 1
    }
    return first..<index
  }

  private static func isSame(_ parsed: UInt8, _ byte: UInt8) -> Bool {
    parsed == byte || byte == 0 || byte >= 0x80
  }

  private static func literal(_ node: OpaquePointer) -> ArraySlice<UInt8> {
    guard let text = cmark_node_get_literal(node) else { return [] }
    return Array(String(cString: text).utf8)[...]
  }

  private mutating func passMargin(_ index: Int) {
    let line = lines[index]
    lines[index].content =
      bytes[line.start..<line.end].firstIndex { !$0.isMargin } ?? line.end
  }
}

// MARK: - Fences

extension MarkdownParser {
  /// Returns where the words of a fence stand; nil where the code is indented.
  private mutating func fenceWords(_ node: OpaquePointer, line: Int) -> Range<Int>? {
    let end = lines[line].end
    let start = lines[line].start + Int(cmark_node_get_start_column(node)) - 1
    guard start < end, let mark = bytes[start...].first, "`~".utf8.contains(mark) else {
      return nil
    }
    let fence = bytes[start..<end]
    let words = fence.drop { $0 == mark }
    guard fence.count - words.count >= 3 else { return nil }
    // Indented code begins on this line, and may look like a fence. In a fence without words it does
    // not, since the same line again would close it.
    if words.allSatisfy(\.isBlank),
      Self.literal(node).prefix(while: { $0 != 0x0A }).elementsEqual(fence)
    {
      return nil
    }
    lines[line].content = start
    return words.startIndex..<end
  }

  /// Reads the line behind the code of a fence: the closing fence, where no block begins there.
  private mutating func isClosed(from open: Int, at close: Int, next: Int?) -> Bool {
    guard close < lines.count, close != next else { return false }
    let line = lines[close]
    passMargin(close)
    if line.end > lines[close].content,
      bytes[lines[close].content] == bytes[lines[open].content]
    {
      return true
    }
    lines[close].content = line.content
    return false
  }
}

// MARK: - HTML and images

extension MarkdownParser {
  /// A Boolean value indicating whether HTML ends at a blank line.
  private func isElement(_ line: ArraySlice<UInt8>) -> Bool {
    let tag = line.drop(while: \.isBlank).dropFirst()
    if let first = tag.first, "!?".utf8.contains(first) { return false }
    let name = tag.prefix { !$0.isBlank && !">/".utf8.contains($0) }
    return !["pre", "script", "style", "textarea"]
      .contains(String(decoding: name, as: UTF8.self).lowercased())
  }

  /// Returns the number of images that a paragraph begins with, each alone on its line.
  private static func imageCount(_ paragraph: OpaquePointer) -> Int {
    var count = 0
    var child = cmark_node_first_child(paragraph)
    while let image = child, cmark_node_get_type(image) == CMARK_NODE_IMAGE {
      let next = cmark_node_next(image)
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
