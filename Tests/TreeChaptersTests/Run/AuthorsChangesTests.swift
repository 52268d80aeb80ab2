import Foundation
import Testing
import ViewTree

@testable import TreeChapters

/// What authors do to a chapter between two runs.
struct AuthorsChangesTests {
  private func chapter(_ name: String, _ listing: String, _ words: String = "") -> String {
    "<!-- treeviz name=\(name) \(words) -->\n```swift\n\(listing)\n```\n"
  }

  private func drawn(_ text: String) throws -> Desk {
    let desk = try Desk()
    try desk.write(text, to: "a.md")
    desk.run("a.md")
    return desk
  }

  /// Replaces a part of the chapter, and returns what the next run writes.
  private func change(_ desk: Desk, _ old: String, _ new: String) throws -> Desk.Run {
    let text = try desk.text(of: "a.md")
    #expect(text.contains(old))
    try desk.write(text.replacing(old, with: new), to: "a.md")
    return desk.run("a.md")
  }

  private let link = "![View tree of row: Row](figures/row.svg)"

  // MARK: - The link

  @Test(arguments: [
    "![View tree of row: Row](figures/row.svg){width=50%}",
    "![](figures/row.svg)",
    #"![View tree of row: Row](figures/row.svg "a title")"#,
    "[![a row](figures/row.svg)](https://example.com)",
    #"<img src="figures/row.svg" width="300">"#,
    "![a row][row]\n\n[row]: figures/row.svg",
    "![a row\nin two lines](figures/row.svg)",
    "| ![a](figures/row.svg) | b |\n|---|---|",
    "![a row](figures/row.svg) as I see it",
    "Some words.\n\n![a row](<figures/row.svg>)",
    "![a row](./figures/row.svg)",
  ])
  func leavesTheAuthorsWayToShowIt(_ own: String) throws {
    let desk = try drawn(chapter("row", "Row"))
    #expect(try change(desk, link, own).wrote == [])
    #expect(desk.run("a.md", isCheck: true).messages == [])
  }

  @Test(arguments: ["[a row](figures/row.svg)", "See figures/row.svg.", "`![](figures/row2.svg)`"])
  func linksToWhatIsOnlySpokenOf(_ own: String) throws {
    let desk = try drawn(chapter("row", "Row"))
    #expect(try change(desk, link, own).wrote == ["a.md"])
    #expect(try desk.text(of: "a.md").contains(link))
  }

  @Test func keepsItsAttributesAndTitleWhereItLeadsElsewhere() throws {
    let desk = try drawn(chapter("row", "Row"))
    _ = try change(desk, link, #"![](figures/row.svg "mine"){.wide}"#)
    let run = try change(desk, "name=row ", "name=row format=png")
    #expect(run.wrote == ["figures/row.png", "a.md", "figures/row.svg (removed)"])
    #expect(try desk.text(of: "a.md").contains(#"![](figures/row.png "mine"){.wide}"#))
  }

  @Test func keepsWordsWhereOneViewBecomesSeveral() throws {
    let desk = try drawn(chapter("row", "Row"))
    _ = try change(desk, link, "![My row](figures/row.svg)")
    _ = try change(desk, "name=row ", "name=row views=A,B")
    #expect(try desk.text(of: "a.md").contains("![My row](figures/row-A.svg)"))
  }

  @Test func markdownInWordsMeansItself() throws {
    let desk = try drawn(chapter("row", "Row", "alt='a ` *b* _c_ <d> \\\\e [f]' caption='g ` h'"))
    #expect(
      try desk.text(of: "a.md").contains(
        #"![a \` \*b\* \_c\_ &lt;d> \\e \[f\]](figures/row.svg "g \` h")"#))
    #expect(desk.run("a.md").wrote == [])
  }

  @Test func goesFromBareLinksToOthersAndBack() throws {
    let desk = try drawn(chapter("row", "Row"))
    #expect(try change(desk, "name=row ", "name=row bare-links").wrote == ["a.md"])
    #expect(try desk.text(of: "a.md").contains("](row.svg)"))
    #expect(try change(desk, "name=row bare-links", "name=row ").wrote == ["a.md"])
    #expect(try desk.text(of: "a.md").hasSuffix("```\n\n\(link)\n"))
  }

  // MARK: - Figures

  @Test func aFigureThatIsShownIsNotRemoved() throws {
    let desk = try drawn("\n" + chapter("row", "Row") + chapter("other", "Other"))
    let run = try change(desk, "<!-- treeviz name=row  -->\n", "")
    let message =
      "a.md:6: this leads to 'figures/row.svg', which no block makes any more; remove it, or mark a "
      + "block with name=row"
    #expect(run.messages == [message])
    #expect(run.ending == .failed)
    #expect(desk.run("a.md", isCheck: true).messages == [message])
    #expect(try change(desk, link, "").wrote == ["figures/row.svg (removed)"])
  }

  @Test func anotherFolderTakesTheFiguresAlong() throws {
    let desk = try drawn(chapter("row", "Row", "figures=img"))
    let run = try change(desk, "figures=img", "figures=pics")
    #expect(run.wrote == ["pics/row.svg", "a.md", "img/row.svg (removed)"])
    #expect(try change(desk, "figures=pics", "").wrote.last == "pics/row.svg (removed)")
  }

  @Test func lineEndsOfACheckoutAreNoForeignFigure() throws {
    let desk = try drawn(chapter("row", "Row"))
    let figure = try desk.text(of: "figures/row.svg")
    try desk.write(figure.replacing("\n", with: "\r\n"), to: "figures/row.svg")
    #expect(desk.run("a.md", isCheck: true).ending == .current)
    try desk.write(figure + "<!-- more -->\n", to: "figures/row.svg")
    #expect(desk.run("a.md", isCheck: true).ending == .failed)
    #expect(desk.run("a.md").wrote == ["figures/row.svg"])
    #expect(try desk.text(of: "figures/row.svg") == figure)
  }

  @Test func namesThatSomeFileSystemsDoNotTellApartAreTheSame() throws {
    let desk = try drawn(chapter("row", "Row") + chapter("Row", "Row"))
    #expect(desk.run("a.md").messages.first?.contains("the name 'Row' is taken") == true)
    try desk.write(chapter("m", "Row", "views=R,S") + chapter("m-r", "Row"), to: "a.md")
    #expect(
      desk.run("a.md").messages == [
        "a.md:5: block 'm-r': 'figures/m-r.svg' is a figure of the block 'm' in line 1, too; name "
          + "one of them otherwise"
      ])
  }

  @Test func aSecondLinkIsTheAuthors() throws {
    let own = "![Close-up](figures/row.svg \"mine\"){width=10%}"
    let desk = try drawn(chapter("row", "Row"))
    #expect(try change(desk, link, link + "\n\n" + own).wrote == [])
    #expect(try change(desk, link + "\n\n" + own, own + "\n\n" + link).wrote == ["a.md"])
    #expect(try desk.text(of: "a.md").hasSuffix("```\n\n\(own)\n"))
  }

  @Test func keepsWhatStandsBehindTheNameOfAFile() throws {
    let desk = try drawn(chapter("row", "Row"))
    #expect(try change(desk, link, "![mine](figures/row.svg?v=1#a)").wrote == [])
  }

  @Test func aLinkedFolderIsTheFolder() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row"), to: "a/a.md")
    try FileManager.default.createDirectory(
      atPath: desk.path("a/img"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("a/figures"), withDestinationPath: "img")
    #expect(desk.run("a").wrote == ["a/figures/row.svg", "a/a.md"])
    #expect(desk.run("a").wrote == [])
    #expect(desk.run("a", isCheck: true).messages == [])
  }

  @Test func aLinkedChapterIsOneChapter() throws {
    let desk = try drawn(chapter("row", "Row"))
    try FileManager.default.createSymbolicLink(
      atPath: desk.path("b.md"), withDestinationPath: "a.md")
    #expect(desk.run("a.md", "b.md").messages == [])
  }

  @Test func foldersAreNamedFromTheChapter() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row", "figures=\(desk.path("x"))"), to: "a.md")
    #expect(desk.run("a.md").messages.first?.contains("is named from that of the chapter") == true)
  }

  @Test func aBlockMayMoveToAnotherChapter() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "Row") + chapter("one", "One"), to: "a.md")
    try desk.write(chapter("two", "Two"), to: "b.md")
    desk.run("a.md", "b.md")
    let row = chapter("row", "Row") + "\n\(link)\n"
    try desk.write(chapter("one", "One"), to: "a.md")
    try desk.write(try desk.text(of: "b.md") + "\n" + row, to: "b.md")
    let run = desk.run("b.md")
    #expect(run.messages == [])
    #expect(run.ending == .current)
    #expect(desk.run("a.md", "b.md").messages == [])
    #expect(try desk.files.filter { $0.hasSuffix(".svg") }.count == 3)
  }

  @Test func aCopyIsTheAuthors() throws {
    let desk = try drawn(chapter("row", "Row"))
    try desk.write(try desk.bytes(of: "figures/row.svg"), to: "figures/copy.svg")
    #expect(desk.run("a.md").wrote == [])
  }

  @Test func tellsOfLinksToNothing() throws {
    let desk = try drawn(chapter("row", "Row"))
    let run = try change(desk, link, "![View tree of Old](figures/old.svg)")
    #expect(
      run.messages == ["a.md:8: this leads to 'figures/old.svg', which is not there; remove it"])
    #expect(run.wrote == ["a.md"])
  }

  // MARK: - Listings

  @Test func whatMustNotCompileFailsInItsOwnListing() throws {
    let desk = try drawn(
      "<!-- treeviz shared name=s -->\n```swift\nBROKEN\n```\n" + chapter("row", "Row", "error"))
    let run = desk.run("a.md")
    #expect(run.ending == .failed)
    try desk.write(
      "<!-- treeviz name=row error\nBROKEN\n-->\n```swift\nRow\n```\n", to: "a.md")
    #expect(
      desk.run("a.md").messages == [
        "a.md:2: it is broken",
        "a.md:1: block 'row': it is marked with 'error', but nothing is wrong with its listing; what it "
          + "is compiled with fails",
      ])
  }

  @Test func whatIsMissingAtTheEndIsMissingInTheListing() throws {
    let desk = try Desk()
    try desk.write(chapter("row", "ENDLESS", "error"), to: "a.md")
    let run = desk.run("a.md", tool: EndlessListing())
    #expect(run.messages == [])
    #expect(try desk.text(of: "a.md").contains("row.swift:2:1: error: it has no end"))
  }

  @Test func whatManyBlocksBuildOnIsToldOfOnce() throws {
    let desk = try Desk()
    let shared = "<!-- treeviz shared name=s -->\n```swift\nfine\nBROKEN\n```\n"
    try desk.write(
      shared + (1...3).map { chapter("b\($0)", "Row") }.joined(), to: "a.md")
    #expect(desk.run("a.md", tool: SharedFailure()).messages == ["a.md:4: it is broken"])
  }

  @Test func anExcerptMayHaveAnIndentationLess() throws {
    let desk = try Desk()
    try desk.write("struct A {\n  Row {\n\n    Text\n  }\n}\n", to: "b.swift")
    try desk.write("More\n", to: "c.swift")
    try desk.write(
      chapter("row", "Row {\n\n  Text\n}", "file=b.swift file=c.swift"), to: "a.md")
    let job = try #require(desk.run("a.md").jobs.first)
    #expect(job.shownLines == 2...5)
    #expect(
      job.sources.map { String(decoding: $0.contents.prefix(4), as: UTF8.self) } == [
        "More", "stru",
      ])
    try desk.write(chapter("row", "Row {\n\n Text\n}", "file=b.swift"), to: "a.md")
    #expect(desk.run("a.md").messages.first?.contains("word for word") == true)
  }

  // MARK: - Nothing to do

  @Test func saysThatThereIsNothingToDo() throws {
    let desk = try Desk()
    try desk.write("Text\n", to: "a.md")
    #expect(desk.run("a.md").warnings.first?.hasPrefix("a.md:0: no block is marked") == true)
    try desk.write("Text\n", to: "b/c.md")
    #expect(desk.run("b").warnings == ["no Markdown file in 'b' has a block for a figure"])
  }
}

/// Fails in the first source of each job that builds on one.
private final class SharedFailure: FakeTool, @unchecked Sendable {
  override func result(of job: FigureJob) -> FigureResult {
    var first = job
    first.sources = Array(job.sources.prefix(1))
    return super.result(of: first)
  }
}

/// Fails below the last line of each listing.
private final class EndlessListing: FakeTool, @unchecked Sendable {
  override func result(of job: FigureJob) -> FigureResult {
    let place = Diagnostic.Location(
      path: job.sources[0].path, line: job.shownLines.upperBound + 1, column: 1)
    return FigureResult(
      messages: [Diagnostic(.error, "it has no end", at: place)], outcome: .failed)
  }
}
