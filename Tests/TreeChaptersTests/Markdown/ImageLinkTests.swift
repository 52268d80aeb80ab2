import Testing

@testable import TreeChapters

struct ImageLinkTests {
  @Test(arguments: [
    "![a](b.svg)", "![](b.svg)", #"![a \] b](b.svg)"#, #"![a](b.svg "c")"#,
    #"![a](my%20figures/b.svg "say \"c\"")"#, "![a [b] c](d.svg)",
  ])
  func writesWhatItReads(_ text: String) throws {
    let link = try #require(ImageLink(Array(text.utf8)))
    #expect(link.text == text)
  }

  @Test(arguments: [
    "a ![a](b.svg)", "![a](b.svg) c", "![a][b]", "[![a](b.svg)](c)", "![a](b.svg \"c)", "![a](b",
    "", "!", "![a](b (c))",
  ])
  func readsNothingElse(_ text: String) {
    #expect(ImageLink(Array(text.utf8)) == nil)
  }

  @Test func readsBrackets() throws {
    let link = try #require(ImageLink(Array("![a](<my figures/b.svg> 'c')".utf8)))
    #expect(link.destination == "my figures/b.svg")
    #expect(link.title == "c")
  }
}
