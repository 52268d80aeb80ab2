/// The comments of a chapter that treeviz heeds, with their blocks.
///
///     <!-- treeviz name=inbox paths
///     import SwiftUI
///     -->
///     ```swift
///     Text("Inbox")
///     ```
///
///     ![View tree of a snippet: Text](figures/inbox.svg)
struct ChapterMarkup: Sendable {
  let source: MarkdownLines
  private(set) var items: [Item] = []

  /// What is wrong, each with its line from 1.
  private(set) var problems: [(line: Int, error: ChapterError)] = []

  enum Item: Sendable, Hashable {
    /// Words that hold for the blocks from here on.
    case defaults([String], line: Int)
    case block(MarkedBlock)
  }

  static let mark = "<!-- treeviz"

  init(_ bytes: [UInt8]) {
    // Files without a mark, which may be large, are not read line by line.
    guard bytes[...].range(of: Array(Self.mark.utf8)[...]) != nil else {
      source = MarkdownLines([])
      return
    }
    source = MarkdownLines(bytes)
    var index = 0
    while index < source.lines.count {
      do throws(Failure) {
        index = try read(index)
      } catch {
        problems.append((error.line + 1, error.error))
        index = max(index + 1, error.next)
      }
    }
  }

  private struct Failure: Error {
    var line: Int
    var error: ChapterError

    /// The line to go on at.
    var next = 0
  }
}

// MARK: - Comments

extension ChapterMarkup {
  /// A comment, read.
  private struct Comment {
    var words: [String]
    var hidden: [ListingLine]

    /// The line behind it.
    var next: Int
  }

  /// Reads what begins at a line, and returns the line to go on at.
  private mutating func read(_ index: Int) throws(Failure) -> Int {
    let line = source.lines[index]
    guard isMarked(line) else { return index + 1 }
    if line.kind == .html { throw Failure(line: index, error: .commentInHTML) }
    guard line.kind == .htmlStart else { return index + 1 }
    let comment = try comment(at: index)
    switch comment.words.first {
    case "defaults":
      items.append(.defaults(Array(comment.words.dropFirst()), line: index + 1))
      return comment.next
    case "output":
      throw Failure(line: index, error: .outputWithoutBlock, next: comment.next)
    default:
      return try block(comment, at: index)
    }
  }

  /// A Boolean value indicating whether a line begins with the mark, as a word.
  private func isMarked(_ line: MarkdownLine) -> Bool {
    let rest = source.bytes[line.range].drop(while: \.isBlank)
    guard rest.starts(with: Self.mark.utf8) else { return false }
    let next = rest.dropFirst(Self.mark.utf8.count).first
    return next == nil || next.map(\.isBlank) == true
  }

  private func comment(at index: Int) throws(Failure) -> Comment {
    let container = source.lines[index].container
    var texts: [ListingLine] = []
    var next = index
    while next < source.lines.count {
      let line = source.lines[next]
      guard next == index || (line.kind == .rawHTML && line.container == container) else { break }
      let whole = source.bytes[line.range]
      if let end = whole.range(of: Array("-->".utf8)[...]) {
        guard source.bytes[end.upperBound..<line.end].allSatisfy(\.isBlank) else {
          throw Failure(line: next, error: .textBehindComment, next: next + 1)
        }
        texts.append(listing(line, number: next, end: end.lowerBound))
        return try comment(texts, index: index, next: next + 1)
      }
      texts.append(listing(line, number: next, end: line.end))
      next += 1
    }
    throw Failure(line: index, error: .unclosedComment, next: next)
  }

  private func comment(
    _ texts: [ListingLine], index: Int, next: Int
  ) throws(Failure) -> Comment {
    var hidden = Array(texts.dropFirst())
    if let last = hidden.last, last.bytes.allSatisfy(\.isBlank) { hidden.removeLast() }
    let first = String(decoding: texts[0].bytes.drop(while: \.isBlank), as: UTF8.self)
    do throws(ChapterError) {
      let words = try CommentWords.split(String(first.dropFirst(Self.mark.count)))
      return Comment(words: words, hidden: hidden, next: next)
    } catch {
      throw Failure(line: index, error: error, next: next)
    }
  }

  private func listing(_ line: MarkdownLine, number: Int, end: Int) -> ListingLine {
    let content = min(line.content, end)
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: line.padding)
    return ListingLine(
      bytes: padding + source.bytes[content..<end], line: number + 1,
      column: content - line.start - padding.count)
  }
}

// MARK: - Blocks

extension ChapterMarkup {
  private mutating func block(_ comment: Comment, at index: Int) throws(Failure) -> Int {
    var block = MarkedBlock(words: comment.words, hidden: comment.hidden, line: index + 1)
    block.fenceOpen = skipBlanks(comment.next)
    guard block.fenceOpen < source.lines.count else {
      throw Failure(line: index, error: .noBlock(found: "the end of the file"), next: comment.next)
    }
    let line = source.lines[block.fenceOpen]
    guard let fence = source.fences[block.fenceOpen],
      line.container == source.lines[index].container
    else {
      throw Failure(
        line: index, error: .noBlock(found: described(line)), next: comment.next)
    }
    let language = fence.language(in: source.bytes)
    var next = block.fenceOpen + 1
    while next < source.lines.count, source.lines[next].kind == .fenceBody {
      block.shown.append(listing(source.lines[next], number: next, end: source.lines[next].end))
      next += 1
    }
    guard language == "swift" else {
      throw Failure(line: index, error: .otherLanguage(language), next: next)
    }
    guard next < source.lines.count, source.lines[next].kind == .fenceClose else {
      throw Failure(line: block.fenceOpen, error: .unclosedFence, next: next)
    }
    block.fenceClose = next
    next = try below(&block)
    items.append(.block(block))
    return next
  }

  private func described(_ line: MarkdownLine) -> String {
    switch line.kind {
    case .indentedCode: "indented code"
    case .fenceOpen: "a block in another list item or quote"
    case .htmlStart, .html, .rawHTML: "HTML"
    default: "text"
    }
  }

  private func skipBlanks(_ index: Int) -> Int {
    var index = index
    while index < source.lines.count, source.lines[index].kind == .blank { index += 1 }
    return index
  }

  /// Reads what is below a block, and returns the line to go on at.
  private func below(_ block: inout MarkedBlock) throws(Failure) -> Int {
    let container = source.lines[block.fenceOpen].container
    let first = skipBlanks(block.fenceClose + 1)
    guard first < source.lines.count, source.lines[first].container == container else {
      return block.fenceClose + 1
    }
    if source.lines[first].kind == .htmlStart, isMarked(source.lines[first]) {
      let comment = try comment(at: first)
      guard comment.words == ["output"] else { return block.fenceClose + 1 }
      let end = try outputEnd(comment, at: first, container: container)
      block.below = .output(lines: first..<end)
      return end
    }
    var links: [ImageLink] = []
    var next = first
    while next < source.lines.count, source.lines[next].kind == .text,
      source.lines[next].container == container,
      let link = ImageLink(source.bytes[source.lines[next].range])
    {
      links.append(link)
      next += 1
    }
    if !links.isEmpty { block.below = .images(links, lines: first..<next) }
    return block.fenceClose + 1
  }

  private func outputEnd(
    _ comment: Comment, at first: Int, container: Int
  ) throws(Failure) -> Int {
    let open = skipBlanks(comment.next)
    guard open < source.lines.count, source.fences[open] != nil,
      source.lines[open].container == container
    else { throw Failure(line: first, error: .outputWithoutFence, next: comment.next) }
    var close = open + 1
    while close < source.lines.count, source.lines[close].kind == .fenceBody { close += 1 }
    guard close < source.lines.count, source.lines[close].kind == .fenceClose else {
      throw Failure(line: open, error: .unclosedFence, next: close)
    }
    return close + 1
  }
}

extension ArraySlice<UInt8> {
  /// Returns where bytes first stand in these.
  func range(of other: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = other.first else { return nil }
    var rest = self
    while let index = rest.firstIndex(of: first) {
      rest = rest[index...]
      if rest.starts(with: other) { return index..<(index + other.count) }
      rest = rest.dropFirst()
    }
    return nil
  }
}
