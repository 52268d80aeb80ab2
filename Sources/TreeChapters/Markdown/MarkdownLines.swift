/// The lines of a Markdown file, told apart as far as it takes to find fenced blocks and comments:
/// lists, quotes, code, HTML, front matter.
///
/// Nothing is rewritten: a line is a range of the file's bytes.
struct MarkdownLines: Sendable {
  let bytes: [UInt8]
  private(set) var lines: [MarkdownLine] = []

  /// The fences, by the number of the line that opens each.
  private(set) var fences: [Int: MarkdownFence] = [:]

  private var containers: [Container] = []
  private var containerCount = 0
  private var leaf = Leaf.none

  private struct Container {
    let number: Int

    /// The columns that the lines of a list item are indented by; nil for a quote.
    let indentation: Int?
  }

  private enum Leaf {
    case none
    case paragraph
    case fence(MarkdownFence)
    case html(HTMLBlock)
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    start = readFrontMatter(from: start)
    while start < bytes.count {
      let line = Self.line(at: start, in: bytes)
      read(line)
      start = line.next
    }
  }

  private static func line(at start: Int, in bytes: [UInt8]) -> MarkdownLine {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    var next = end
    if next < bytes.count {
      next += bytes[next] == 0x0D && next + 1 < bytes.count && bytes[next + 1] == 0x0A ? 2 : 1
    }
    return MarkdownLine(start: start, content: start, end: end, next: next)
  }

  /// Reads the YAML or TOML before the text.
  ///
  /// - Returns: the offset of the first line behind it.
  private mutating func readFrontMatter(from start: Int) -> Int {
    let first = Self.line(at: start, in: bytes)
    let mark = String(decoding: bytes[first.start..<first.end], as: UTF8.self)
    let ends = ["---": ["---", "..."], "+++": ["+++"]][mark] ?? []
    guard !ends.isEmpty else { return start }
    var found = [first]
    while let last = found.last, last.next < bytes.count {
      let line = Self.line(at: last.next, in: bytes)
      found.append(line)
      let text = String(decoding: bytes[line.start..<line.end], as: UTF8.self)
      guard ends.contains(text) else { continue }
      for var line in found {
        line.kind = .frontMatter
        lines.append(line)
      }
      return line.next
    }
    return start
  }
}

// MARK: - A line

extension MarkdownLines {
  private mutating func read(_ line: MarkdownLine) {
    var scanner = LineScanner(bytes[line.start..<line.end])
    let matched = matchContainers(&scanner)
    let isWhole = matched == containers.count
    if isWhole, goesOn(scanner, line) { return }
    if !isWhole, case .paragraph = leaf, isLazy(scanner) {
      return add(line, scanner, .text)
    }
    if !isWhole {
      containers.removeSubrange(matched...)
      leaf = .none
    }
    openContainers(&scanner)
    startLeaf(scanner, line)
  }

  /// Passes the marks of the lists and quotes that the line is still in, and returns how many of them
  /// there are.
  private func matchContainers(_ scanner: inout LineScanner) -> Int {
    for (index, container) in containers.enumerated() {
      if let indentation = container.indentation {
        if scanner.indentation.columns >= indentation {
          scanner.passBlanks(columns: indentation)
        } else if !scanner.isBlank {
          return index
        }
      } else if !Self.passQuote(&scanner) {
        return index
      }
    }
    return containers.count
  }

  private static func passQuote(_ scanner: inout LineScanner) -> Bool {
    let (columns, index) = scanner.indentation
    guard columns <= 3, index < scanner.bytes.endIndex, scanner.bytes[index] == UInt8(ascii: ">")
    else { return false }
    scanner.passBlanks(columns: columns)
    scanner.pass(1)
    scanner.passBlanks(columns: 1)
    return true
  }

  /// Reads a line of the code or HTML that is open.
  private mutating func goesOn(_ scanner: LineScanner, _ line: MarkdownLine) -> Bool {
    switch leaf {
    case .none, .paragraph: return false
    case .fence(let fence):
      var scanner = scanner
      if fence.isClosed(by: scanner) {
        add(line, scanner, .fenceClose)
        leaf = .none
      } else {
        scanner.passBlanks(columns: min(fence.indentation, scanner.indentation.columns))
        add(line, scanner, .fenceBody)
      }
    case .html(let block):
      if block == .element, scanner.isBlank {
        leaf = .none
        return false
      }
      add(line, scanner, block == .element ? .html : .rawHTML)
      if block != .element, block.ends(in: bytes[line.start..<line.end]) { leaf = .none }
    }
    return true
  }

  /// A Boolean value indicating whether a line belongs to the paragraph although it lacks the marks of
  /// its quote or list.
  private func isLazy(_ scanner: LineScanner) -> Bool {
    var scanner = scanner
    guard !scanner.isBlank, MarkdownFence(scanner) == nil,
      HTMLBlock(scanner, isInParagraph: true) == nil
    else { return false }
    let (columns, index) = scanner.indentation
    if columns <= 3, Self.isBreakOrHeading(scanner.bytes[index...]) { return false }
    return !Self.passQuote(&scanner) && Self.listItem(scanner, isInParagraph: true) == nil
  }

  private mutating func openContainers(_ scanner: inout LineScanner) {
    while true {
      let isInParagraph = if case .paragraph = leaf { true } else { false }
      if Self.passQuote(&scanner) {
        push(indentation: nil)
      } else if let item = Self.listItem(scanner, isInParagraph: isInParagraph) {
        scanner.passBlanks(columns: scanner.indentation.columns)
        scanner.pass(item.markWidth)
        scanner.passBlanks(columns: item.blanks)
        push(indentation: item.indentation)
      } else {
        return
      }
      leaf = .none
    }
  }

  private mutating func push(indentation: Int?) {
    containerCount += 1
    containers.append(Container(number: containerCount, indentation: indentation))
  }

  private mutating func startLeaf(_ scanner: LineScanner, _ line: MarkdownLine) {
    let isInParagraph = if case .paragraph = leaf { true } else { false }
    let (columns, index) = scanner.indentation
    if scanner.isBlank {
      leaf = .none
      add(line, scanner, .blank)
    } else if columns >= 4, !isInParagraph {
      add(line, scanner, .indentedCode)
    } else if let fence = MarkdownFence(scanner) {
      leaf = .fence(fence)
      fences[lines.count] = fence
      add(line, scanner, .fenceOpen)
    } else if let block = HTMLBlock(scanner, isInParagraph: isInParagraph) {
      let isOver = block != .element && block.ends(in: bytes[index..<line.end])
      leaf = isOver ? .none : .html(block)
      add(line, scanner, .htmlStart)
    } else {
      leaf = columns <= 3 && Self.isBreakOrHeading(bytes[index..<line.end]) ? .none : .paragraph
      add(line, scanner, .text)
    }
  }

  private mutating func add(_ line: MarkdownLine, _ scanner: LineScanner, _ kind: MarkdownLine.Kind)
  {
    var line = line
    line.content = scanner.position
    line.padding = scanner.padding
    line.container = containers.last?.number ?? 0
    line.kind = kind
    lines.append(line)
  }
}

// MARK: - Marks

extension MarkdownLines {
  private struct ListItem {
    let markWidth: Int
    let blanks: Int

    /// The columns that the item's other lines are indented by.
    let indentation: Int
  }

  private static func listItem(_ scanner: LineScanner, isInParagraph: Bool) -> ListItem? {
    let (columns, index) = scanner.indentation
    let rest = scanner.bytes[index...]
    guard columns <= 3, let first = rest.first, !isBreakOrHeading(rest) else { return nil }
    var markWidth = 1
    if !"-+*".utf8.contains(first) {
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard (1...9).contains(digits.count), let mark = rest.dropFirst(digits.count).first,
        mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"),
        !isInParagraph || digits.elementsEqual("1".utf8)
      else { return nil }
      markWidth = digits.count + 1
    }
    var behind = scanner
    behind.passBlanks(columns: columns)
    behind.pass(markWidth)
    if behind.isBlank {
      guard !isInParagraph else { return nil }
      return ListItem(markWidth: markWidth, blanks: 0, indentation: columns + markWidth + 1)
    }
    let blanks = behind.indentation.columns
    guard blanks > 0 else { return nil }
    let width = blanks >= 5 ? 1 : blanks
    return ListItem(
      markWidth: markWidth, blanks: width, indentation: columns + markWidth + width)
  }

  /// A Boolean value indicating whether a line is a heading, or a break as `* * *`: no paragraph.
  private static func isBreakOrHeading(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return false }
    if first == UInt8(ascii: "#") {
      let behind = rest.drop { $0 == first }
      return rest.count - behind.count <= 6 && behind.first.map(\.isBlank) != false
    }
    guard "-*_".utf8.contains(first) else { return false }
    return rest.allSatisfy { $0 == first || $0.isBlank }
      && rest.reduce(0, { $1 == first ? $0 + 1 : $0 }) >= 3
  }
}
