import Testing

@testable import ViewTree

@Suite(.serialized)
struct TypeNameSizeTests {
  private static let count = 100_000

  @Test(
    .timeLimit(.minutes(5)),
    arguments: [
      ("ModifiedContent<", "Text", ", _PaddingLayout>"),
      ("VStack<", "Text", ">"),
      ("Group<TupleView<(Text, ", "Text", ")>>"),
      ("", "Text", "?"),
      ("", "A<B>", ".C<D>"),
      ("() -> ", "Int", ""),
    ])
  func readsAndDrawsDeepTypes(open: String, core: String, close: String) throws {
    let text =
      String(repeating: open, count: Self.count) + core
      + String(repeating: close, count: Self.count)
    let type = try TypeName(parsing: text)
    #expect(type.printed(style: .qualified).utf8.count >= text.utf8.count)
    let tree = ViewTreeBuilder.makeTree(of: type, name: "Deep")
    let outline = ViewTreeOutline().text(of: tree)
    #expect(outline.utf8.count { $0 == UInt8(ascii: "\n") } == tree.nodes.count)
  }

  @Test(.timeLimit(.minutes(5)))
  func showsTheTypesOfDeepTrees() throws {
    let count = 20_000
    let text =
      String(repeating: "VStack<", count: count) + "Text" + String(repeating: ">", count: count)
    let tree = ViewTreeBuilder.makeTree(
      of: try TypeName(parsing: text), name: "Deep", options: ViewTreeOptions(showsTypes: true))
    #expect(tree.types[0].utf8.count <= 4096 && tree.types[10_000].utf8.count <= 256)
    #expect(tree.types[count - 1] == "VStack<Text>")
  }

  @Test(.timeLimit(.minutes(5)))
  func readsAndDrawsWideTypes() throws {
    let elements = Array(repeating: "SwiftUI.Text", count: Self.count).joined(separator: ",\n")
    let type = try TypeName(parsing: "SwiftUI.VStack<SwiftUI.TupleView<(\n\(elements)\n)>>")
    let tree = ViewTreeBuilder.makeTree(
      of: type, name: "Wide", options: ViewTreeOptions(showsTypes: true))
    #expect(tree.nodes.count == Self.count + 1)
    #expect(tree.path(of: Self.count) == "99999")
    #expect(tree.types[0].utf8.count <= 4096)
    #expect(ViewTreeOutline().text(of: tree).hasSuffix("└── Text  99999\n"))
  }

  @Test(.timeLimit(.minutes(5)))
  func readsAndDrawsListsNestedInLists() throws {
    let count = 30_000
    let text =
      "VStack<" + String(repeating: "TupleView<(Text, ", count: count) + "Image"
      + String(repeating: ")>", count: count) + ">"
    let tree = ViewTreeBuilder.makeTree(of: try TypeName(parsing: text), name: "Nested")
    #expect(tree.nodes.count == count + 2)
    #expect(tree.path(of: 3) == "1.1.0")
    #expect(tree.path(of: count) == "…." + String(repeating: "1.", count: 16) + "0")
    #expect(tree.nodes[count].components.count == 18)
  }
}
