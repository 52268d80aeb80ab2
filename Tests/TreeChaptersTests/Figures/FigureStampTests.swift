import Testing

@testable import TreeChapters

struct FigureStampTests {
  private let stamp = FigureStamp(
    version: "1.0", chapter: "../a--b c/é.md", block: "row", source: "0123")

  @Test func isReadAsWritten() {
    #expect(FigureStamp(text: stamp.text) == stamp)
  }

  @Test func holdsNothingThatEndsAComment() {
    #expect(!stamp.text.contains("--"))
    #expect(stamp.text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: ">") })
  }

  @Test(arguments: ["", "treeviz", "treeviz-chapter", "treeviz-chapter version=1 from=a"])
  func isNothingElse(_ text: String) {
    #expect(FigureStamp(text: text) == nil)
  }

  @Test func anSVGEndsWithIt() throws {
    let svg = Array("<svg><desc>A\n└── B&lt;C&gt;\n</desc></svg>\n".utf8)
    let bytes = try #require(StampedFigure(name: "a.svg", bytes: svg)).stamped(stamp, outline: "")
    let figure = try #require(StampedFigure(name: "a.svg", bytes: bytes))
    #expect(figure.stamp == stamp)
    #expect(figure.outline == "A\n└── B<C>\n")
    #expect(figure.drawing.elementsEqual(svg))
  }

  @Test func aFigureOfAnotherHasNone() throws {
    let figure = try #require(StampedFigure(name: "a.svg", bytes: Array("<svg></svg>".utf8)))
    #expect(figure.stamp == nil)
    #expect(StampedFigure(name: "a.gif", bytes: []) == nil)
  }
}
