import Testing

@testable import TreeChapters

/// A marked block that is put at a known place in random Markdown: it is found there, edits keep every
/// other byte, and a second edit changes nothing.
struct MarkedBlockTests {
  @Test(arguments: 0..<20) func isFoundWhereItWasPut(_ round: UInt64) throws {
    for seed in round * 40..<(round + 1) * 40 {
      let markdown = RandomMarkdown(seed: seed)
      let (bytes, expected) = (markdown.bytes, markdown.block)
      let comment: Comment =
        "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)"
      let block = try #require(Self.block(bytes, comment), comment)
      #expect(block.line == expected.line, comment)
      #expect(block.fenceOpen == expected.fenceOpen, comment)
      #expect(block.fenceClose == expected.fenceClose, comment)
      #expect(block.hidden == expected.hidden, comment)
      #expect(block.shown == expected.shown, comment)

      let links = ["![a](figures/f.svg)", "![b](figures/g.svg)"]
      let output = ["<!-- treeviz output -->", "", "```text", "  é", "", "```"]
      for (lines, others) in [(links, output), (output, links)] {
        let edited = try Self.edited(bytes, lines, comment)
        #expect(NastyMarkdownTests.isOnlyAddedTo(bytes, edited), comment)
        #expect(try Self.edited(edited, lines, comment) == edited, comment)
        // What is there is replaced, and taken away again.
        let replaced = try Self.edited(edited, others, comment)
        #expect(try Self.edited(replaced, others, comment) == replaced, comment)
        #expect(try Self.edited(replaced, lines, comment) == edited, comment)
        let emptied = try Self.edited(edited, [], comment)
        #expect(NastyMarkdownTests.isOnlyAddedTo(bytes, emptied), comment)
      }
    }
  }

  private static func block(_ bytes: [UInt8], _ comment: Comment) -> MarkedBlock? {
    let markup = ChapterMarkup(bytes)
    #expect(markup.problems.map(\.line) == [], comment)
    #expect(markup.items.count == 1, comment)
    guard case .block(let block) = markup.items.first else { return nil }
    return block
  }

  private static func edited(
    _ bytes: [UInt8], _ lines: [String], _ comment: Comment
  ) throws -> [UInt8] {
    let block = try #require(Self.block(bytes, comment), comment)
    let ours: Range<Int>? =
      switch block.below {
      case .nothing: nil
      case .images(_, let lines): lines[0]..<(lines[lines.count - 1] + 1)
      case .output(let lines): lines
      }
    let editor = BlockEditor(source: ChapterMarkup(bytes).source, block: block)
    let edit = editor.edit(lines, inPlaceOf: ours)
    return edit.map { BlockEdit.applied([$0], to: bytes) } ?? bytes
  }
}
