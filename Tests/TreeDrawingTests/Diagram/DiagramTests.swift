import Testing
import TreeDrawing
import ViewTree

@Suite struct DiagramTests {
  @Test func numbersTheLinesOfACompactBox() throws {
    let tree = ViewTree("Example", "VStack\n  padding 0\n    background\n      Text\n  Image 1")
    let listing = SourceListing(
      firstLine: 1, lines: Array(repeating: [SourceListing.Piece("a", .plain)], count: 6))
    let diagram = try Diagram(
      tree: tree,
      options: DiagramOptions(
        isCompact: true, listing: listing, lines: [0: 1, 1: 4, 2: 3, 3: 2, 4: 6]))
    #expect(diagram.boxes.map(\.tie) == [1, 2, 5])
    #expect(diagram.boxes[1].lines.map(\.tie) == [4, 3, nil])
    #expect(diagram.listing?.ties == [0: 1, 1: 2, 2: 3, 3: 4, 5: 5])
  }

  @Test func describesTheTreeAsItsOutline() throws {
    let tree = ViewTree(
      "Example",
      """
      HStack
        Image 0
        overlay 1
          Text
          Capsule overlay
        Text 2
      """)
    #expect(
      try Diagram(tree: tree).outline == """
        HStack
        ├── Image  0
        ├── overlay  1
        │   ├── Text  1
        │   └── Capsule  1.overlay
        └── Text  2

        """)
  }

  @Test func writesPathsUnderLabels() throws {
    let tree = ViewTree("Example", "HStack\n  ConditionalContent 0\n    Text ifBranch")
    let diagram = try Diagram(tree: tree, options: DiagramOptions(showsPaths: true))
    #expect(
      diagram.boxes.map { $0.lines.map(\.text) } == [
        ["HStack"], ["ConditionalContent", "0"], ["Text", "0.ifBranch"],
      ])
  }

  @Test func writesValuesUnderLabels() throws {
    var tree = ViewTree(name: "Example")
    let values = "\"" + String(repeating: "a", count: 100) + "\""
    tree.append(
      ViewNode(kind: .leaf, label: "Text", components: [.index(0)], values: values), parent: -1)
    tree.finish()
    let box = try Diagram(tree: tree, options: DiagramOptions(showsPaths: true)).boxes[0]
    #expect(box.lines.map(\.text.count) == [4, 60, 1])
    #expect(box.tooltip == "Text\nvalues: \(values)\npath: 0")
  }

  @Test func labelsBoxesWithElidedTypes() throws {
    var tree = ViewTree(name: "Example")
    let type = "ModifiedContent<" + String(repeating: "VStack<", count: 30) + "Text>"
    tree.append(ViewNode(kind: .modifier, label: "padding"), type: type, parent: -1)
    tree.finish()
    let box = try Diagram(tree: tree, options: DiagramOptions(showsTypes: true)).boxes[0]
    #expect(box.lines.map(\.text.count) == [60])
    #expect(box.tooltip == type)
    #expect(try Diagram(tree: tree).boxes[0].lines.map(\.text) == ["padding"])
    #expect(try Diagram(tree: tree).boxes[0].tooltip == "padding\ntype: \(type)")
  }

  @Test func tellsWhatIsDynamic() throws {
    let tree = ViewTree(
      "Example",
      """
      VStack
        Text? 0
        ForEach 1
        EnvironmentKeyWritingModifier<Font?> 2
        Content 3
      """)
    #expect(
      try Diagram(tree: tree).boxes.map(\.category) == [
        .static, .dynamic, .dynamic, .environment, .placeholder,
      ])
  }

  @Test func cutsTheOutlineOfADeepTree() throws {
    let diagram = try Diagram(tree: ViewTree(chainOf: 20_000))
    #expect(diagram.outline.utf8.count < 50_000)
    #expect(diagram.outline.contains(" more\n"))
  }
}
