import Testing

@testable import TreeChapters

/// Markdown that is hard to read: preserved to the byte, or refused at its line.
struct NastyMarkdownTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String

    /// How many figures it gives.
    var figures = 1

    /// What is said, where it is refused.
    var refusal: String?

    var testDescription: String { name }
  }

  private static let listing = "```swift\nstruct Row {}\n```\n"
  private static let mark = "<!-- treeviz name=row -->\n"

  static let cases: [Case] = [
    Case(name: "plain", text: "# A\n\n\(mark)\(listing)\nText\n"),
    Case(name: "no mark", text: "# A\n\n\(listing)", figures: 0),
    Case(name: "empty", text: "", figures: 0),
    Case(
      name: "CRLF",
      text: "# A\r\n\r\n<!-- treeviz name=row -->\r\n```swift\r\nRow()\r\n```\r\n\r\nText\r\n"),
    Case(
      name: "CR alone", text: "# A\r\r<!-- treeviz name=row -->\r```swift\rRow()\r```\rText\r"),
    Case(
      name: "mixed line ends", text: "A\r\n\n\(mark)\r\n```swift\nRow()\r\n```\nText\r\nMore\n"),
    Case(name: "BOM", text: "\u{FEFF}\(mark)\(listing)"),
    Case(name: "no final newline", text: "\(mark)```swift\nRow()\n```"),
    Case(name: "tildes", text: "\(mark)~~~swift\nRow()\n```\n~~~\n\nText"),
    Case(name: "longer fence", text: "\(mark)`````swift\n```\nRow()\n```\n`````\n"),
    Case(name: "closing fence is longer", text: "\(mark)```swift\nRow()\n``````  \nText\n"),
    Case(name: "tab before the fence's words", text: "\(mark)```\tswift\trun\nRow()\n```\n"),
    Case(
      name: "fence in a list",
      text: "- a\n- b\n\n  <!-- treeviz name=row -->\n  ```swift\n  Row()\n  ```\n- c\n"),
    Case(
      name: "fence in a numbered list in a list",
      text:
        "- a\n\n  10. b\n\n      <!-- treeviz name=row -->\n      ```swift\n      Row()\n      ```\n\n  11. c\n"
    ),
    Case(
      name: "list with tabs",
      text: "-\ta\n\n\t<!-- treeviz name=row -->\n\t```swift\n\tRow()\n\t```\n"),
    Case(
      name: "quote", text: "> a\n>\n> <!-- treeviz name=row -->\n> ```swift\n> Row()\n> ```\n\nb\n"),
    Case(
      name: "quote without blanks",
      text: ">a\n>\n><!-- treeviz name=row -->\n>```swift\n>Row()\n>```\n>b"),
    Case(
      name: "list in a quote",
      text:
        "> * a\n>\n>   <!-- treeviz name=row -->\n>   ```swift\n>   Row()\n>   ```\n>   b\n"),
    Case(name: "indented code", text: "Text\n\n    \(mark)    ```swift\n    ```\n", figures: 0),
    Case(
      name: "in a longer fence", text: "````markdown\n\(mark)\(listing)````\n", figures: 0),
    Case(
      name: "in a comment", text: "<!--\n\(mark)-->\n\nText `<!-- treeviz no -->`\n",
      figures: 0),
    Case(
      name: "in a text", text: "Text <!-- treeviz no -->\n", figures: 0,
      refusal: "1: a comment of treeviz stands in a text here"),
    Case(name: "in a script", text: "<script>\n\(mark)</script>\n", figures: 0),
    Case(
      name: "front matter",
      text: "---\ntitle: A\nmark: |\n  <!-- treeviz name=no -->\n---\n\(mark)\(listing)"),
    Case(name: "front matter of TOML", text: "+++\ntitle = 'A'\n+++\n\(mark)\(listing)"),
    Case(name: "a break that is no front matter", text: "---\n\n\(mark)\(listing)"),
    Case(
      name: "HTML around",
      text: "<details>\n<summary>A</summary>\n\n\(mark)\(listing)\n</details>\n"),
    Case(name: "an author's image", text: "\(mark)\(listing)\n![mine](photo.png)\n"),
    Case(name: "an image in a text", text: "\(mark)\(listing)\n![mine](a.png) and text\n"),
    Case(name: "hidden lines", text: "<!-- treeviz name=row\nimport A\n\n-->\n\(listing)"),
    Case(name: "blank lines between", text: "\(mark)\n \n\t\n\(listing)"),
    Case(
      name: "a folder with blanks",
      text: "<!-- treeviz name=row figures='my figures' -->\n\(listing)"),
    Case(
      name: "large",
      text: String(repeating: "Text with `code` and *marks*.\n\n", count: 160_000)
        + "\(mark)\(listing)"),
    Case(
      name: "two blocks with one name", text: "\(mark)\(listing)\n\(mark)\(listing)", figures: 0,
      refusal: "6: the name 'row' is taken by the block in line 1"),
    Case(
      name: "a name that climbs", text: "<!-- treeviz name=../row -->\n\(listing)", figures: 0,
      refusal: "1: '../row' is no name"),
    Case(
      name: "a name with a slash", text: "<!-- treeviz name=a/b -->\n\(listing)", figures: 0,
      refusal: "1: 'a/b' is no name"),
    Case(
      name: "a hidden name", text: "<!-- treeviz name=.row -->\n\(listing)", figures: 0,
      refusal: "1: '.row' is no name"),
    Case(
      name: "a folder outside", text: "<!-- treeviz name=row figures=../.. -->\n\(listing)",
      figures: 0, refusal: "1: the folder '../..' is outside"),
    Case(
      name: "a file outside", text: "<!-- treeviz name=row file=../../secret.swift -->\n\(listing)",
      figures: 0, refusal: "1: the file '../../secret.swift' is outside"),
    Case(
      name: "another language", text: "\n\(mark)```kotlin\n```\n", figures: 0,
      refusal: "2: expected a fenced swift block below this comment, found one in 'kotlin'"),
    Case(
      name: "no language", text: "\(mark)```\n```\n", figures: 0,
      refusal: "1: expected a fenced swift block below this comment, found one in no language"),
    Case(
      name: "an unclosed fence", text: "a\n\(mark)```swift\nRow()\n", figures: 0,
      refusal: "3: this fenced block is not closed"),
    Case(
      name: "a fence that its quote ends", text: "> \(mark)> ```swift\n> Row()\n\n```\n",
      figures: 0, refusal: "2: this fenced block is not closed"),
    Case(
      name: "an unclosed comment", text: "a\n\n<!-- treeviz name=row\n\(listing)", figures: 0,
      refusal: "3: this comment is not closed"),
    Case(
      name: "text behind the comment", text: "<!-- treeviz name=row --> a\n\(listing)", figures: 0,
      refusal: "1: text behind '-->'"),
    Case(
      name: "an unclosed quote", text: "<!-- treeviz caption=\"a -->\n\(listing)", figures: 0,
      refusal: "1: a quote in this comment is not closed"),
    Case(
      name: "no block", text: "\(mark)Text\n", figures: 0,
      refusal: "1: expected a fenced swift block below this comment, found text"),
    Case(
      name: "the end of the file", text: "a\n\(mark)", figures: 0,
      refusal: "2: expected a fenced swift block below this comment, found the end"),
    Case(
      name: "a block outside of the list", text: "- \(mark)\n\(listing)", figures: 0,
      refusal: "1: expected a fenced swift block"),
    Case(
      name: "in an element", text: "<div>\n\(mark)\(listing)</div>\n", figures: 0,
      refusal: "2: this comment is inside of an HTML element"),
    Case(
      name: "an output without a block", text: "a\n\n<!-- treeviz output -->\n```text\n```\n",
      figures: 0, refusal: "3: this output is below no block"),
    Case(
      name: "an unknown option", text: "<!-- treeviz name=row colour=red -->\n\(listing)",
      figures: 0, refusal: "1: unknown option 'colour=red'"),
    Case(
      name: "no name", text: "<!-- treeviz -->\n```swift\nText(\"a\")\n```\n", figures: 0,
      refusal: "1: the block declares no type"),
  ]

  @Test(arguments: cases) func isPreservedOrRefused(_ example: Case) throws {
    let desk = try Desk()
    try desk.write(example.text, to: "a.md")
    let run = desk.run("a.md")
    let after = try desk.bytes(of: "a.md")
    let figures = try desk.files.filter { $0 != "a.md" }
    if let refusal = example.refusal {
      #expect(run.ending == .failed)
      #expect(run.messages.contains { $0.hasPrefix("a.md:\(refusal)") }, "\(run.messages)")
      #expect(after == Array(example.text.utf8))
      #expect(figures == [])
      return
    }
    #expect(run.ending == .current, "\(run.messages)")
    #expect(figures.count == example.figures)
    #expect(figures.allSatisfy { $0.hasSuffix("figures/row.svg") })
    #expect(Self.isOnlyAddedTo(Array(example.text.utf8), after))

    let again = desk.run("a.md")
    #expect(again.ending == .current)
    #expect(again.wrote == [])
    #expect(desk.run("a.md", isCheck: true).messages == [])
    #expect(try desk.bytes(of: "a.md") == after)
  }

  /// Whether bytes are others with a part put in: a link.
  static func isOnlyAddedTo(_ old: [UInt8], _ new: [UInt8]) -> Bool {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count
    return new.count >= old.count && start + end >= old.count
  }
}
