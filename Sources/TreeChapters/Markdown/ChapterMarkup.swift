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
    guard case .html(let isElement) = block.kind else { return index + 1 }
    guard isMarked(block.line) else {
      if isElement {
        problems += block.lines.filter(isMarked).map { ($0 + 1, .commentInHTML) }
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

  /// A Boolean value indicating whether a line begins with the mark, as a word.
  private func isMarked(_ line: Int) -> Bool {
    let rest = source.bytes[source.lines[line].range].drop(while: \.isBlank)
    guard rest.starts(with: Self.mark.utf8) else { return false }
    return rest.dropFirst(Self.mark.utf8.count).first.map(\.isBlank) ?? true
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
    let first = String(decoding: texts.removeFirst().bytes.drop(while: \.isBlank), as: UTF8.self)
    do throws(ChapterError) {
      let words = try CommentWords.split(String(first.dropFirst(Self.mark.count)))
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
    case .paragraph:
      var links: [ImageLink] = []
      for line in below.lines {
        guard let link = ImageLink(source.bytes[source.lines[line].range]) else { break }
        links.append(link)
      }
      if !links.isEmpty {
        marked.below = .images(links, lines: below.line..<(below.line + links.count))
      }
    default: break
    }
    return index + 1
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
