/// The lines of a Markdown file, and the blocks that they make.
///
/// Nothing is rewritten: a line is a range of the file's bytes.
struct MarkdownLines: Sendable {
  let bytes: [UInt8]
  private(set) var lines: [MarkdownLine] = []

  /// The blocks in the order of their first lines, those inside of others too.
  private(set) var blocks: [MarkdownBlock] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < bytes.count {
      lines.append(MarkdownLine(at: start, in: bytes))
      start = lines[lines.count - 1].next
    }
    var parser = MarkdownParser(bytes, lines: lines, from: frontMatterCount)
    parser.parse()
    lines = parser.lines
    blocks = parser.blocks
  }

  /// The number of lines of YAML or TOML before the text.
  private var frontMatterCount: Int {
    guard let first = lines.first else { return 0 }
    let ends = ["---": ["---", "..."], "+++": ["+++"]][text(of: first)] ?? []
    guard !ends.isEmpty else { return 0 }
    return lines.dropFirst().firstIndex { ends.contains(text(of: $0)) }.map { $0 + 1 } ?? 0
  }

  private func text(of line: MarkdownLine) -> String {
    String(decoding: bytes[line.start..<line.end], as: UTF8.self)
  }
}

extension MarkdownLines {
  /// The numbers of the lines that hold neither code nor comments.
  var textLines: [Int] {
    var isText = Array(repeating: true, count: lines.count)
    for (index, block) in blocks.enumerated() {
      let others: Range<Int>
      switch block.kind {
      case .fence: others = block.line..<block.end
      case .html(isElement: false): others = block.lines
      case .indentedCode:
        let next = index + 1 < blocks.count ? blocks[index + 1].line : lines.count
        others = block.line..<max(next, block.line)
      default: continue
      }
      for line in others { isText[line] = false }
    }
    return isText.indices.filter { isText[$0] }
  }

  /// Returns the column, from 1, at which a line begins behind the marks of lists and quotes, in bytes.
  func column(ofLine number: Int) -> Int {
    let line = lines[number]
    let first = bytes[line.range].firstIndex { !$0.isBlank } ?? line.content
    return first - line.start + 1
  }

  /// Returns a Boolean value indicating whether lines between blocks hold nothing but blanks, the marks
  /// of quotes aside.
  func areBlank(_ range: Range<Int>) -> Bool { lines[range].allSatisfy(\.range.isEmpty) }

  /// Returns the language that the words of a fence name: `swift` of `swift,ignore`, `{.swift}` and
  /// `Swift run`.
  func language(_ words: Range<Int>) -> String {
    let word = bytes[words].drop { $0.isBlank || "{.".utf8.contains($0) }
      .prefix { !$0.isBlank && !",{}:".utf8.contains($0) }
    return String(decoding: word, as: UTF8.self).lowercased()
  }
}
