import Testing

@testable import TreeDrawing

@Suite struct CellWidthTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let cells: Int
    var testDescription: String { "\(text) takes \(cells)" }

    init(_ text: String, _ cells: Int) {
      self.text = text
      self.cells = cells
    }
  }

  @Test(arguments: [
    Case("", 0), Case("HStack", 6), Case("é", 1), Case("e\u{301}", 1), Case("안녕", 4),
    Case("日本語", 6), Case("ｆｕｌｌ", 8), Case("👩‍👩‍👧‍👦", 2), Case("🇰🇷", 2), Case("❤️", 2), Case("1️⃣", 2),
    Case("שלום", 4), Case("a\u{200B}b", 2), Case("…", 1), Case("\u{1112}\u{1161}\u{11AB}", 2),
  ])
  func countsCells(of example: Case) {
    #expect(CellWidth.of(example.text) == example.cells)
  }

  @Test(arguments: [3, 10, 59, 60])
  func elidesInTheMiddle(limit: Int) {
    for text in [String(repeating: "abc", count: 4_000), String(repeating: "한a", count: 40)] {
      let elided = Elision.middle(text, limit: limit)
      #expect(CellWidth.of(elided) <= limit)
      #expect(CellWidth.of(elided) >= limit - 2)
      #expect(elided.contains("…"))
    }
    #expect(Elision.middle("abc", limit: limit) == "abc")
  }
}
