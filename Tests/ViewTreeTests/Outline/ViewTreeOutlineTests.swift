import Testing

@testable import ViewTree

struct ViewTreeOutlineTests {
  private static func chain(_ count: Int) -> ViewTree {
    var tree = ViewTree(name: "Chain")
    for index in 0..<count {
      tree.append(
        ViewNode(kind: .container, label: "N\(index)", components: index == 0 ? [] : [.index(0)]),
        parent: index - 1)
    }
    tree.finish()
    return tree
  }

  @Test func drawsLinesBesideWhatFollows() throws {
    #expect(
      try outline("VStack<TupleView<(HStack<VStack<Text>>, HStack<TupleView<(Text, Image)>>)>>")
        == """
        VStack
        ├── HStack  0
        │   └── VStack  0.0
        │       └── Text  0.0.0
        └── HStack  1
            ├── Text  1.0
            └── Image  1.1

        """)
  }

  @Test func leavesOutPathsOnRequest() throws {
    let type = try TypeName(parsing: "VStack<TupleView<(Text, Image?)>>")
    let tree = ViewTreeBuilder.makeTree(of: type, name: "Test")
    #expect(
      ViewTreeOutline(showsPaths: false).text(of: tree) == """
        VStack
        ├── Text
        └── Image?

        """)
  }

  @Test func showsTypesInPlaceOfLabels() throws {
    #expect(
      try outline(
        "SwiftUI.VStack<SwiftUI.ModifiedContent<SwiftUI.Text?, SwiftUI._PaddingLayout>>",
        options: ViewTreeOptions(showsTypes: true)) == """
          VStack<ModifiedContent<Optional<Text>, _PaddingLayout>>
          └── _PaddingLayout  0
              └── Optional<Text>  0

          """)
  }

  @Test func writesTheLevelWhereIndentationEnds() {
    let lines = ViewTreeOutline().text(of: Self.chain(204)).split(separator: "\n")
    #expect(lines[200].hasSuffix("    └── N200  " + Self.chain(204).path(of: 200)))
    #expect(lines[202].hasPrefix(String(repeating: " ", count: 800) + "⋮ 202  N202  0.0."))
  }

  @Test func keepsTheEndOfALongPath() throws {
    let lines = ViewTreeOutline().text(of: Self.chain(5000)).split(separator: "\n")
    let last = try #require(lines.last)
    #expect(last.contains("  …0.0.0"))
    #expect(last.hasSuffix(".0.0"))
    #expect(last.utf8.count < 5100)
  }
}
