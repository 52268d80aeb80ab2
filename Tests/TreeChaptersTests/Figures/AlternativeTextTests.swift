import Testing

@testable import TreeChapters

struct AlternativeTextTests {
  @Test(arguments: [
    ("Text\n", "View tree of Text"),
    ("Row\n└── Text\n", "View tree of Row: Text"),
    (
      "Row\n└── VStack\n    ├── padding  0\n    │   └── Text  0\n    └── Image?  1\n",
      "View tree of Row: VStack with (padding over Text; Image?)"
    ),
    (
      "HStack\n├── VStack  0\n│   ├── A  0.0\n│   └── B  0.1\n└── C  1\n",
      "View tree of HStack: VStack with (A, B); C"
    ),
    ("Row\n└── Writer<Font?>  {font = title}\n", "View tree of Row: Writer<Font?>"),
  ])
  func saysTheTreeInWords(_ outline: String, _ text: String) {
    #expect(AlternativeText.text(of: outline) == text)
  }

  @Test func leavesOutWhatIsDeepWhereItIsMuch() {
    let outline =
      "Row\n"
      + (0..<9).map {
        "├── VStack  \($0)\n│   ├── Rectangle  \($0).0\n│   └── Rectangle  \($0).1\n"
      }
      .joined()
    let text = AlternativeText.text(of: outline)
    #expect(text.hasPrefix("View tree of Row: VStack over …; VStack over …"))
    #expect(text.count < 300)
  }
}
