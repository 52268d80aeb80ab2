import Testing

@testable import ViewTree

struct ProbeReportTests {
  private static let report = ProbeReport(
    roots: [
      ProbeReport.Root(kind: .view, name: "Outer.Row", type: "Main.Outer.Row"),
      ProbeReport.Root(
        kind: .preview, name: "Preview", type: "SwiftUI.Text", line: 7, title: "A/B"),
      ProbeReport.Root(kind: .modifier, name: "Card", type: "Main.Card"),
    ],
    bodies: [
      "Main.Outer.Row": "SwiftUI.Text",
      "Main.Card":
        "SwiftUI.ModifiedContent<SwiftUI._ViewModifier_Content<Main.Card>, SwiftUI._PaddingLayout>",
    ])

  @Test func readsBackWhatItWrites() throws {
    let json = Self.report.json()
    #expect(json == Self.report.json())
    #expect(json.contains(#""title":"A/B""#))
    #expect(try ProbeReport(json: json) == Self.report)
  }

  @Test func rejectsOtherVersions() {
    let error = #expect(throws: DocumentError.self) {
      try ProbeReport(json: #"{"version": 9, "roots": "changed"}"#)
    }
    #expect(error?.description == "version: found 9, expected 1")
  }

  @Test func makesTreesOfItsRoots() throws {
    let builder = ViewTreeBuilder(bodies: Self.report.bodies)
    let trees = try Self.report.roots.map { try builder.makeTree(of: $0) }
    #expect(trees.map(\.name) == ["Outer.Row", "Preview", "Card"])
    #expect(
      trees.map { ViewTreeOutline().text(of: $0) } == [
        "Row\n└── Text\n", "Text\n", "Card\n└── padding\n    └── Content\n",
      ])
  }
}
