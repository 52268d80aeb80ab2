import Foundation
import Testing

@testable import TreeChapters

struct ChapterRunTests {
  private func chapter(_ name: String, _ listing: String, _ words: String = "") -> String {
    "<!-- treeviz name=\(name) \(words) -->\n```swift\n\(listing)\n```\n"
  }

  // MARK: - Links

  @Test func linksBelowTheBlock() throws {
    let desk = try Desk()
    try desk.write("A\n\n" + chapter("row", "Row Text") + "B\n", to: "a.md")
    #expect(desk.run("a.md").wrote == ["figures/row.svg", "a.md"])
    #expect(
      try desk.text(of: "a.md") == """
        A

        <!-- treeviz name=row  -->
        ```swift
        Row Text
        ```

        ![View tree of row: Row, Text](figures/row.svg)

        B

        """)
  }

  @Test func keepsTheAuthorsTextAlternative() throws {
    let desk = try Desk()
    try desk.write(
      chapter("row", "Row") + "\n![A row, as I see it](figures/row.svg)\n", to: "a.md")
    #expect(desk.run("a.md").wrote == ["figures/row.svg"])
    try desk.write(
      chapter("row", "Row Text") + "\n![A row, as I see it](figures/row.svg)\n", to: "a.md")
    #expect(desk.run("a.md").wrote == ["figures/row.svg"])
  }

  @Test func writesItsOwnTextAlternativeAnew() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "a.md")
    desk.run("a.md")
    let text = try desk.text(of: "a.md").replacing("\nRow\n", with: "\nRow Text\n")
    try desk.write(text, to: "a.md")
    desk.run("a.md")
    #expect(try desk.text(of: "a.md").contains("![View tree of row: Row, Text](figures/row.svg)"))
  }

  @Test func captionsAreTitles() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row", "caption='A \"row\"' alt='[x]'"), to: "a.md")
    desk.run("a.md")
    #expect(try desk.text(of: "a.md").contains(#"![\[x\]](figures/row.svg "A \"row\"")"#))
    #expect(desk.run("a.md").wrote == [])
  }

  @Test func severalViewsHaveALinkEach() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row", "views=A,B"), to: "a.md")
    desk.run("a.md")
    #expect(
      try desk.text(of: "a.md").hasSuffix(
        "![View tree of row: Row](figures/row-A.svg)\n\n![View tree of row: Row](figures/row-B.svg)\n"
      ))
    try desk.write(
      try desk.text(of: "a.md").replacing("views=A,B", with: "views=B"), to: "a.md")
    #expect(
      desk.run("a.md").wrote == ["a.md", "figures/row-A.svg (removed)"])
    #expect(
      try desk.text(of: "a.md").hasSuffix("```\n\n![View tree of row: Row](figures/row-B.svg)\n"))
  }

  @Test func aPictureGivesWayToAnOutlineAndComesBack() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "a.md")
    desk.run("a.md")
    let picture = try desk.text(of: "a.md")
    try desk.write(picture.replacing("name=row ", with: "name=row outline"), to: "a.md")
    #expect(desk.run("a.md").wrote == ["a.md", "figures/row.svg (removed)"])
    #expect(
      try desk.text(of: "a.md").hasSuffix(
        "```\n\n<!-- treeviz output -->\n\n```text\nrow\n├── Row\n```\n"))
    try desk.write(
      try desk.text(of: "a.md").replacing("name=row outline", with: "name=row "), to: "a.md")
    desk.run("a.md")
    #expect(try desk.text(of: "a.md") == picture)
  }

  @Test func bareLinksNameTheFileAlone() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row", "figures=Resources bare-links"), to: "a.md")
    #expect(desk.run("a.md").wrote == ["Resources/row.svg", "a.md"])
    #expect(try desk.text(of: "a.md").contains("](row.svg)"))
    #expect(desk.run("a.md").wrote == [])
  }

  // MARK: - Blocks

  @Test func compilesWithWhatIsSharedAndNamed() throws {
    let desk = try Desk()
    let text =
      "<!-- treeviz shared name=s -->\n```swift\nShared\n```\n"
      + chapter("a", "A") + chapter("b", "B", "after=a") + chapter("c", "C", "alone")
    try desk.write(text, to: "a.md")
    let jobs = desk.run("a.md").jobs.sorted { $0.name < $1.name }
    #expect(
      jobs.map { $0.sources.map(\.path) } == [
        ["s.swift", "a.swift"], ["s.swift", "a.swift", "b.swift"], ["c.swift"],
      ])
  }

  @Test func namesABlockThatIsNotAbove() throws {
    let desk = try Desk()
    try desk.write(chapter("b", "B", "after=a") + chapter("a", "A"), to: "a.md")
    #expect(desk.run("a.md").messages == ["a.md:1: no block above is named 'a'"])
  }

  @Test func hiddenLinesAreCompiledAndNotShown() throws {
    let desk = try Desk()
    try desk.write(
      "<!-- treeviz name=row\nimport A\nlet b = 1\n-->\n```swift\nRow\n```\n", to: "a.md")
    let job = try #require(desk.run("a.md").jobs.first)
    #expect(
      String(decoding: job.sources[0].contents, as: UTF8.self) == "import A\nlet b = 1\nRow\n")
    #expect(job.shownLines == 3...3)
  }

  @Test func aListingIsAPartOfItsFile() throws {
    let desk = try Desk()
    try desk.write("import A\n\nRow\nText\n", to: "b.swift")
    try desk.write(chapter("row", "Row", "file=b.swift"), to: "a.md")
    let job = try #require(desk.run("a.md").jobs.first)
    #expect(job.shownLines == 3...3)
    try desk.write("import A\n\nLabel\n", to: "b.swift")
    #expect(
      desk.run("a.md").messages
        == ["a.md:1: the listing does not stand in 'b.swift' word for word; mend one of them"])
  }

  @Test func errorsStandAtTheLinesOfTheChapter() throws {
    let desk = try Desk()
    try desk.write(
      "Text\n\n> <!-- treeviz name=row\n> hidden\n> -->\n>\n> ```swift\n> fine\n> BROKEN\n> ```\n"
        + "\n" + chapter("other", "Other"), to: "a.md")
    let run = desk.run("a.md")
    #expect(run.messages == ["a.md:9: it is broken"])
    #expect(run.ending == .failed)
    #expect(run.wrote == ["figures/other.svg", "a.md"])
  }

  @Test func whatMustNotCompileShowsItsErrors() throws {
    let desk = try Desk()
    try desk.write(
      "<!-- treeviz name=row error\nhidden\n-->\n```swift\nfine\nBROKEN\n```\n", to: "a.md")
    #expect(desk.run("a.md").ending == .current)
    #expect(
      try desk.text(of: "a.md").hasSuffix(
        "<!-- treeviz output -->\n\n```text\nrow.swift:2:1: error: it is broken\n```\n"))
    #expect(desk.run("a.md", isCheck: true).messages == [])
    try desk.write(chapter("row", "fine", "error"), to: "a.md")
    #expect(
      desk.run("a.md").messages
        == ["a.md:1: block 'row': the listing compiles, but it is marked with 'error'"])
  }

  // MARK: - Checks

  @Test func saysWhatChangedInTheTree() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row Text"), to: "a.md")
    desk.run("a.md")
    let text = try desk.text(of: "a.md")
    try desk.write(text.replacing("\nRow Text\n", with: "\nRow Label Spacer\n"), to: "a.md")
    let before = try desk.files.map { ($0, try desk.bytes(of: $0)) }
    let run = desk.run("a.md", isCheck: true)
    #expect(run.ending == .failed)
    #expect(
      run.messages.map { $0.replacing(desk.url.path + "/", with: "") } == [
        "a.md:1: block 'row': its figure 'figures/row.svg' is stale: "
          + "the listing or its options changed",
        "  'Text' became 'Label'", "  added 'Spacer' below 'row'",
        "treeviz: note: mend it: treeviz chapter a.md",
      ])
    #expect(try desk.files.map { ($0, try desk.bytes(of: $0)) }.elementsEqual(before, by: ==))
  }

  @Test func tellsAnOlderTreevizFromAnotherSource() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "a.md")
    desk.run("a.md")
    let figure = try desk.text(of: "figures/row.svg").replacing("<svg>", with: "<svg x='1'>")
    try desk.write(figure, to: "figures/row.svg")
    #expect(
      desk.run("a.md", isCheck: true, tool: FakeTool(version: "2.0")).messages.first
        == "a.md:1: block 'row': its figure 'figures/row.svg' is stale: "
        + "treeviz 1.0 made it, this is 2.0")
    #expect(
      desk.run("a.md", isCheck: true).messages.first?.contains(
        "the figure was edited, or made by another build of treeviz 1.0") == true)
  }

  @Test func aNewVersionThatDrawsTheSameIsNoDifference() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "a.md")
    desk.run("a.md")
    #expect(desk.run("a.md", isCheck: true, tool: FakeTool(version: "2.0")).messages == [])
    #expect(desk.run("a.md", tool: FakeTool(version: "2.0")).wrote == [])
  }

  @Test func namesMissingFiguresAndLinks() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "a.md")
    let run = desk.run("a.md", isCheck: true)
    #expect(
      run.messages.filter { $0.hasPrefix("a.md") } == [
        "a.md:1: block 'row': its figure 'figures/row.svg' is missing"
      ])
    desk.run("a.md")
    try desk.write(chapter("row", "Row"), to: "a.md")
    #expect(
      desk.run("a.md", isCheck: true).messages == [
        "a.md:1: block 'row': the link to its figure is missing",
        "treeviz: note: mend it: treeviz chapter a.md",
      ])
    #expect(run.wrote == [])
  }

  @Test func findsOrphansAndRemovesThem() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row") + chapter("old", "Old"), to: "a.md")
    desk.run("a.md")
    try desk.write("mine", to: "figures/mine.svg")
    try desk.write(chapter("new", "Row"), to: "a.md")
    let run = desk.run("a.md", isCheck: true)
    let orphans = run.messages.filter { $0.contains("orphaned") }
    #expect(orphans.count == 2)
    #expect(orphans.first?.hasPrefix("a.md:0: 'figures/old.svg' is orphaned") == true)
    #expect(
      desk.run("a.md").wrote
        == [
          "figures/new.svg", "a.md", "figures/old.svg (removed)", "figures/row.svg (removed)",
        ])
    #expect(try desk.files == ["a.md", "figures/mine.svg", "figures/new.svg"])
  }

  @Test(arguments: ["gone/b.md", "folder", "unmarked"])
  func findsTheFiguresOfChaptersThatAreGone(_ what: String) throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "book/a.md")
    try desk.write(chapter("old", "Old"), to: "book/gone/b.md")
    try desk.write(chapter("other", "Other"), to: "elsewhere/c.md")
    desk.run("book", "elsewhere")
    try desk.write(
      try desk.text(of: "book/gone/figures/old.svg").replacing("../b.md", with: "../gone/b.md"),
      to: "book/pictures/old.svg")
    try desk.remove("book/gone/figures")
    switch what {
    case "folder": try desk.remove("book/gone")
    case "unmarked": try desk.write("No figure.\n", to: "book/gone/b.md")
    default: try desk.remove("book/gone/b.md")
    }
    #expect(desk.run("book/a.md", isCheck: true).messages == [])
    let run = desk.run("book", isCheck: true)
    #expect(run.ending == .failed)
    #expect(
      run.messages.first?.contains("'book/pictures/old.svg' is orphaned") == true)
    #expect(run.messages.last == "treeviz: note: mend it: treeviz chapter book")
    #expect(desk.run("book", isCheck: true, shard: (2, 2)).messages == [])
    #expect(desk.run("book").wrote == ["book/pictures/old.svg (removed)"])
    #expect(
      try desk.files.filter { $0.hasSuffix(".svg") } == [
        "book/figures/row.svg", "elsewhere/figures/other.svg",
      ])
  }

  @Test(arguments: ["png", "pdf"]) func comparesWhatOtherFormatsShow(_ format: String) throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row", "format=\(format)"), to: "a.md")
    desk.run("a.md")
    #expect(desk.run("a.md", isCheck: true).messages == [])
    let text = try desk.text(of: "a.md")
    try desk.write(text.replacing("\nRow\n", with: "\nRow Text\n"), to: "a.md")
    #expect(desk.run("a.md", isCheck: true).messages.contains("  added 'Text' below 'row'"))
    desk.run("a.md")
    #expect(desk.run("a.md", isCheck: true).messages == [])
  }

  // MARK: - Other people's files

  @Test func writesOverNothingThatIsNotItsOwn() throws {
    let desk = try Desk()
    try desk.write("mine", to: "figures/row.svg")
    try desk.write(chapter("row", "Row"), to: "a.md")
    let run = desk.run("a.md")
    #expect(run.messages.first?.contains("was not made by 'treeviz chapter'") == true)
    #expect(try desk.text(of: "figures/row.svg") == "mine")
    #expect(run.wrote == [])
  }

  @Test func twoChaptersDoNotShareAFigure() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "a.md")
    try desk.write(chapter("row", "Other"), to: "b.md")
    let run = desk.run("a.md", "b.md")
    #expect(
      run.messages == [
        "b.md:1: block 'row': 'figures/row.svg' is a figure of 'a.md'; choose another name"
      ])
    #expect(desk.run("b.md").ending == .failed)
    #expect(desk.run("a.md").ending == .current)
  }

  @Test func leavesAChapterAloneThatWasSavedMeanwhile() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "a.md")
    let tool = SavingTool(path: desk.path("a.md"))
    let run = desk.run("a.md", tool: tool)
    #expect(run.messages.first?.contains("was changed while its figures were made") == true)
    #expect(try desk.text(of: "a.md") == "saved\n")
  }

  // MARK: - Shards

  @Test func shardsShareTheWork() throws {
    let desk = try Desk()
    let text = (1...7).map { chapter("f\($0)", "Row") }.joined(separator: "\n")
    try desk.write(text, to: "a.md")
    var names: [String] = []
    for number in 1...3 {
      names += desk.run("a.md", isCheck: true, shard: (number, 3)).jobs.map(\.name)
    }
    #expect(names.sorted() == (1...7).map { "f\($0)" })
    desk.run("a.md")
    for number in 1...3 {
      #expect(desk.run("a.md", isCheck: true, shard: (number, 3)).ending == .current)
    }
  }
}
