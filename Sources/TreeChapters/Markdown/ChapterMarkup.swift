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

  init(_ bytes: [UInt8]) {
    // Files without a mark, which may be large, are not read line by line.
    guard Self.mayHoldMark(bytes) else {
      source = MarkdownLines([])
      return
    }
    source = MarkdownLines(bytes)
    var index = 0
    while index < source.blocks.count {
      do throws(Failure) {
        index = try read(index)
      } catch {
        problems.append((error.line + 1, error.error))
        index = error.next
      }
    }
  }

  private struct Failure: Error {
    var line: Int
    var error: ChapterError

    /// The block to go on at.
    var next: Int
  }
}

// MARK: - The mark

extension ChapterMarkup {
  private static let word = Array("treeviz".utf8)
  private static let opening = Array("<!--".utf8)

  /// Returns the offset behind the mark that a text begins with, `<!-- treeviz`, in letters of any case;
  /// nil where it begins with none.
  static func markEnd(in text: ArraySlice<UInt8>) -> Int? {
    let text = text.drop(while: \.isBlank)
    guard text.starts(with: opening) else { return nil }
    return wordEnd(in: text.dropFirst(opening.count))
  }

  /// Returns the offset behind the word that a text begins with.
  private static func wordEnd(in text: ArraySlice<UInt8>) -> Int? {
    let text = text.drop(while: \.isBlank)
    guard text.prefix(word.count).elementsEqual(word, by: { $0 | 0x20 == $1 }) else { return nil }
    let rest = text.dropFirst(word.count)
    let isWhole = rest.first.map(\.isBlank) ?? true || rest.starts(with: "-->".utf8)
    return isWhole ? rest.startIndex : nil
  }

  /// Returns a Boolean value indicating whether a file may hold a mark.
  static func mayHoldMark(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let start = rest.range(of: opening[...]) {
      rest = rest[start.upperBound...]
      let next = rest.drop { $0.isBlank || [0x0A, 0x0D, UInt8(ascii: ">")].contains($0) }
      if next.prefix(word.count).elementsEqual(word, by: { $0 | 0x20 == $1 }) { return true }
    }
    return false
  }
}

// MARK: - Comments

extension ChapterMarkup {
  /// A comment, read.
  private struct Comment {
    var words: [String]
    var hidden: [ListingLine]
  }

  /// Reads a block, and returns the one to go on at.
  private mutating func read(_ index: Int) throws(Failure) -> Int {
    let block = source.blocks[index]
    if case .paragraph(holdsMark: true) = block.kind {
      throw Failure(line: block.line, error: .commentInText, next: index + 1)
    }
    guard case .html(let isElement) = block.kind else { return index + 1 }
    guard isMarked(block.line) else {
      if isElement {
        problems += block.lines.filter(isMarked).map { ($0 + 1, .commentInHTML) }
      } else if isMarkedBelow(block) {
        throw Failure(line: block.line, error: .markBelow, next: index + 1)
      }
      return index + 1
    }
    let comment = try comment(index)
    switch comment.words.first {
    case "defaults":
      items.append(.defaults(Array(comment.words.dropFirst()), line: block.line + 1))
      return index + 1
    case "output":
      throw Failure(line: block.line, error: .outputWithoutBlock, next: index + 1)
    default:
      return try readBlock(below: comment, index)
    }
  }

  /// A Boolean value indicating whether a line begins with the mark.
  private func isMarked(_ line: Int) -> Bool {
    Self.markEnd(in: source.bytes[source.lines[line].range]) != nil
  }

  /// A Boolean value indicating whether the word of the mark stands on a line of its own.
  private func isMarkedBelow(_ block: MarkdownBlock) -> Bool {
    let texts = block.lines.prefix(2).map { line in
      source.bytes[source.lines[line].range].drop(while: \.isBlank)
    }
    guard texts.count == 2, texts[0].starts(with: Self.opening) else { return false }
    return texts[0].dropFirst(Self.opening.count).allSatisfy(\.isBlank)
      && Self.wordEnd(in: texts[1]) != nil
  }

  private func comment(_ index: Int) throws(Failure) -> Comment {
    let block = source.blocks[index]
    var texts = block.lines.map { listing($0) }
    var last = texts.removeLast()
    guard let end = last.bytes[...].range(of: Array("-->".utf8)[...]) else {
      throw Failure(line: block.line, error: .unclosedComment, next: index + 1)
    }
    guard last.bytes[end.upperBound...].allSatisfy(\.isBlank) else {
      throw Failure(line: block.lines.upperBound - 1, error: .textBehindComment, next: index + 1)
    }
    last.bytes.removeSubrange(end.lowerBound...)
    if texts.isEmpty || !last.bytes.allSatisfy(\.isBlank) { texts.append(last) }
    let first = texts.removeFirst().bytes[...]
    do throws(ChapterError) {
      let rest = first[(Self.markEnd(in: first) ?? first.startIndex)...]
      let words = try CommentWords.split(String(decoding: rest, as: UTF8.self))
      return Comment(words: words, hidden: texts)
    } catch {
      throw Failure(line: block.line, error: error, next: index + 1)
    }
  }

  private func listing(_ number: Int) -> ListingLine {
    let line = source.lines[number]
    let padding = [UInt8](repeating: UInt8(ascii: " "), count: line.padding)
    return ListingLine(
      bytes: padding + source.bytes[line.range], line: number + 1,
      column: line.content - line.start - padding.count)
  }
}

// MARK: - Blocks

extension ChapterMarkup {
  /// Reads the fenced block below a comment and what is below that, and returns the block to go on at.
  private mutating func readBlock(below comment: Comment, _ index: Int) throws(Failure) -> Int {
    let line = source.blocks[index].line
    var index = index
    // The comments of other tools may stand between.
    while let other = block(below: index), case .html(isElement: false) = other.kind,
      isComment(other), !isMarked(other.line)
    {
      index += 1
    }
    guard let fence = block(below: index), case .fence(let words, let isClosed) = fence.kind else {
      throw Failure(line: line, error: .noBlock(found: found(below: index)), next: index + 1)
    }
    let language = source.language(words)
    guard language == "swift" else {
      throw Failure(line: line, error: .otherLanguage(language), next: index + 2)
    }
    guard isClosed else {
      throw Failure(line: fence.line, error: .unclosedFence, next: index + 2)
    }
    var block = MarkedBlock(
      words: comment.words, hidden: comment.hidden, shown: fence.lines.map { listing($0) },
      line: line + 1, fenceOpen: fence.line, fenceClose: fence.lines.upperBound)
    let next = try readBelow(&block, index + 1)
    items.append(.block(block))
    return next
  }

  private func isComment(_ block: MarkdownBlock) -> Bool {
    source.bytes[source.lines[block.line].range].drop(while: \.isBlank)
      .starts(with: Self.opening)
  }

  /// Returns the block below another, beside it and with nothing but blank lines between.
  private func block(below index: Int) -> MarkdownBlock? {
    guard index + 1 < source.blocks.count else { return nil }
    let block = source.blocks[index + 1]
    let isNear = block.isBesideLast && source.areBlank(source.blocks[index].end..<block.line)
    return isNear ? block : nil
  }

  /// Says what is below a comment in place of a fenced block.
  private func found(below index: Int) -> String {
    let rest = source.blocks[(index + 1)...]
    let next = rest.first { $0.kind != .container }
    let end = next?.line ?? source.lines.count
    // What is no block is the address of a link.
    guard source.areBlank(source.blocks[index].end..<end) else { return "text" }
    switch next?.kind {
    case nil: return "the end of the file"
    case .indentedCode: return "indented code"
    case .fence: return "a block in another list item or quote"
    case .html: return "HTML"
    default: return "text"
    }
  }

  /// Reads what is below a fenced block, and returns the block to go on at.
  private func readBelow(_ marked: inout MarkedBlock, _ index: Int) throws(Failure) -> Int {
    guard let below = block(below: index) else { return index + 1 }
    switch below.kind {
    case .html where isMarked(below.line):
      guard try comment(index + 1).words == ["output"] else { return index + 1 }
      guard let fence = block(below: index + 1), case .fence(_, let isClosed) = fence.kind else {
        throw Failure(line: below.line, error: .outputWithoutFence, next: index + 2)
      }
      guard isClosed else {
        throw Failure(line: fence.line, error: .unclosedFence, next: index + 3)
      }
      marked.below = .output(lines: below.line..<fence.end)
      return index + 3
    case .paragraph: readLinks(&marked, index)
    default: break
    }
    return index + 1
  }
}

extension ChapterMarkup {
  /// Reads the image links in the paragraphs below a fenced block.
  private func readLinks(_ marked: inout MarkedBlock, _ index: Int) {
    var links: [ImageLink] = []
    var lines: [Int] = []
    var index = index
    while let below = block(below: index), case .paragraph = below.kind {
      for line in below.lines {
        guard let link = ImageLink(source.bytes[source.lines[line].range]) else { break }
        links.append(link)
        lines.append(line)
      }
      // A paragraph that goes on with a text is the last one.
      guard lines.last == below.lines.last, lines.contains(below.line),
        isAlone(index + 1, lastLine: below.lines.upperBound)
      else { break }
      index += 1
    }
    if !links.isEmpty { marked.below = .images(links, lines: lines) }
  }

  /// A Boolean value indicating whether nothing stands below a line before the block behind this one.
  private func isAlone(_ index: Int, lastLine: Int) -> Bool {
    let next = index + 1 < source.blocks.count ? source.blocks[index + 1].line : source.lines.count
    return lastLine <= next && source.areBlank(lastLine..<next)
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
