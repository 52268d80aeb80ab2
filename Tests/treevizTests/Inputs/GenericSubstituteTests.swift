import Testing

/// Which types stand for the parameters of generic views, and what is said of them.
struct GenericSubstituteTests {
  private static let source = """
    import SwiftUI
    protocol Priced { var price: Double { get } }
    struct Song: Priced { var price = 1.0 }
    struct Film: Priced { var price = 2.0 }
    struct Row<Label: View, Item: Priced>: View {
      let label: Label
      let item: Item
      var body: some View { HStack { label; Text("\\(item.price)") } }
    }
    struct Plain<Label: View>: View {
      let label: Label
      var body: some View { label.padding() }
    }
    #Preview("Films") { Row(label: Text("a"), item: Film()) }
    """

  @Test func aTypeThatStandsForAParameterIsTold() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "view.swift")
    let run = try Tool.run(
      ["inspect", "view.swift", "--view", "Row", "--no-cache"], in: folder.url)
    #expect(
      run.errors == """
        view.swift:5:8: note: 'Row' is drawn with 'Song' for 'Item', the first that meets what it wants; for \
        another one draw a preview that shows it (--view 'Films')

        """)
    #expect(run.code == 0)
    let quiet = try Tool.run(
      ["inspect", "view.swift", "--view", "Row", "--no-cache", "--quiet"], in: folder.url)
    #expect(quiet.errors == "")
    #expect(quiet.text == run.text)
  }

  @Test func nothingIsSaidOfAParameterThatStandsForItself() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source, to: "view.swift")
    let run = try Tool.run(
      ["inspect", "view.swift", "--view", "Plain", "-f", "type", "--no-cache"], in: folder.url)
    #expect(run.errors == "")
    #expect(run.text == "ModifiedContent<Label, _PaddingLayout>\n")
  }
}
