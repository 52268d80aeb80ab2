import Foundation
import Testing

struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let view = """
    import SwiftUI
    struct Door: View {
      var body: some View { Text("in").padding() }
    }
    """

  private static let twoViews =
    view + """

      struct Window: View {
        var body: some View { Color.blue }
      }
      """

  @Test func writesAnSVGNamedAfterTheFile() throws {
    try folder.write(Self.view, to: "House.swift")
    let run = try Tool.run(["render", "House.swift"], in: folder.url)
    #expect(run.text == "House.svg\n")
    #expect(run.errors == "")
    #expect(run.code == 0)
    #expect(try folder.contents == ["House.svg", "House.swift"])
    #expect(try folder.text(of: "House.svg").contains(">padding</text>"))
  }

  @Test func writesOneFileAViewWhereThereAreSeveral() throws {
    try folder.write(Self.twoViews, to: "House.swift")
    let run = try Tool.run(["render", "House.swift", "-o", "out/deep/"], in: folder.url)
    #expect(run.text == "out/deep/House-Door.svg\nout/deep/House-Window.svg\n")
    #expect(run.errors == "")
    #expect(try folder.contents == ["House.swift", "out"])
  }

  @Test func refusesOneFileForSeveralViews() throws {
    try folder.write(Self.twoViews, to: "House.swift")
    let run = try Tool.run(["render", "House.swift", "-o", "house.svg"], in: folder.url)
    #expect(run.code == 64)
    #expect(run.errors.contains("'house.svg' is one file for 2 views: 'Door', 'Window'"))
    #expect(try folder.contents == ["House.swift"])
  }

  @Test(arguments: [
    ("png", [0x89, 0x50, 0x4E, 0x47]), ("pdf", [0x25, 0x50, 0x44, 0x46]),
    ("svg", [0x3C, 0x3F, 0x78, 0x6D]), ("dot", [0x67, 0x72, 0x61, 0x70]),
  ])
  func takesTheFormatFromTheExtension(_ format: String, _ start: [UInt8]) throws {
    try folder.write(Self.view, to: "House.swift")
    let run = try Tool.run(["render", "House.swift", "-o", "door.\(format)"], in: folder.url)
    #expect(run.errors == "")
    #expect(run.code == 0)
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("door.\(format)"))
    #expect([UInt8](bytes.prefix(4)) == start)
  }

  @Test(arguments: ["door.gif", "door"])
  func listsTheFormatsForAnUnknownExtension(_ name: String) throws {
    try folder.write(Self.view, to: "House.swift")
    let run = try Tool.run(["render", "House.swift", "-o", name], in: folder.url)
    #expect(run.code == 64)
    #expect(run.errors.contains("svg, png, pdf, dot"))
    #expect(try folder.contents == ["House.swift"])
  }

  @Test func readsStandardInputAndWritesStandardOutput() throws {
    let run = try Tool.run(
      ["render", "-", "-o", "-", "-f", "dot"], input: "import SwiftUI\nText(\"a\").padding()\n")
    #expect(run.errors == "")
    #expect(run.text.contains("label=padding"))
  }

  @Test func drawsASavedTree() throws {
    try folder.write(Self.view, to: "House.swift")
    let saved = try Tool.run(
      ["inspect", "House.swift", "-f", "json", "-o", "tree.json"], in: folder.url)
    #expect(saved.errors == "")
    let fromTree = try Tool.run(["render", "tree.json", "-o", "-"], in: folder.url)
    let fromSource = try Tool.run(["render", "House.swift", "-o", "-"], in: folder.url)
    #expect(fromTree.text == fromSource.text)
    #expect(fromTree.text.contains("<svg"))
  }

  @Test func givesTheSameBytesInAnotherPlace() throws {
    try folder.write(Self.view, to: "House.swift")
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(Self.view, to: "House.swift")
    let first = try Tool.run(["render", "House.swift", "-o", "-", "--paths"], in: folder.url)
    let second = try Tool.run(
      ["render", "House.swift", "-o", "-", "--paths"], in: elsewhere.url,
      environment: ["LANG": "tr_TR.UTF-8", "TZ": "Asia/Seoul", "HOME": elsewhere.url.path])
    #expect(first.output == second.output)
  }

  @Test func keepsTheOldFileWhereTheSourceFails() throws {
    try folder.write("struct", to: "House.swift")
    try folder.write("old", to: "House.svg")
    let run = try Tool.run(["render", "House.swift"], in: folder.url)
    #expect(run.code == 1)
    #expect(try folder.text(of: "House.svg") == "old")
    #expect(try folder.contents == ["House.svg", "House.swift"])
  }
}
