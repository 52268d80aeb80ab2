import Testing
import TreeDrawing
import ViewTree

@Suite struct TreeCutTests {
  private let tree = ViewTree(
    "Example",
    """
    HStack
      overlay 0
        padding
          Text
        Capsule overlay
      List 1
        ForEach 0
          background id
            Text
            Image background
    """)

  private func outline(
    _ cut: TreeCut = TreeCut(), isCompact: Bool = false
  ) throws -> String {
    try Diagram(tree: tree, options: DiagramOptions(isCompact: isCompact, cut: cut)).outline
  }

  @Test func cutsAtADepthAndCountsTheRest() throws {
    #expect(
      try outline(TreeCut(depth: 1)) == """
        HStack
        ├── overlay  0  (… 3 nodes)
        └── List  1  (… 4 nodes)

        """)
    #expect(try outline(TreeCut(depth: 0)) == "HStack  (… 9 nodes)\n")
    #expect(try outline(TreeCut(depth: 9)) == outline())
  }

  @Test func collapsesWhatIsNamed() throws {
    #expect(
      try outline(TreeCut(collapsed: ["background", "padding"])) == """
        HStack
        ├── overlay  0
        │   ├── padding  0  (… 1 node)
        │   └── Capsule  0.overlay
        └── List  1
            └── ForEach  1.0
                └── background  1.0.id(*)  (… 2 nodes)

        """)
  }

  @Test func focusesOnAPath() throws {
    #expect(
      try outline(TreeCut(depth: 1, focus: "1.0")) == """
        ForEach  1.0  (… 6 nodes outside)
        └── background  1.0.id(*)  (… 2 nodes)

        """)
    #expect(
      try outline(TreeCut(focus: "0.overlay")) == "Capsule  0.overlay  (… 9 nodes outside)\n")
    #expect(try outline(TreeCut(focus: "")) == outline())
  }

  @Test(arguments: [
    ("2", ""), ("1.0.0", "1.0"), ("10", ""), ("0.overlay.1", "0.overlay"), ("x", ""),
  ])
  func saysWhereAPathEnds(path: String, known: String) {
    #expect(throws: DrawingError.unknownPath(path: path, known: known)) {
      try outline(TreeCut(focus: path))
    }
  }

  @Test func joinsChainsOfModifiers() throws {
    #expect(
      try outline(isCompact: true) == """
        HStack
        ├── overlay, padding, Text  0
        │   └── Capsule  0.overlay
        └── List  1
            └── ForEach  1.0
                └── background, Text  1.0.id(*)
                    └── Image  1.0.id(*).background

        """)
    let diagram = try Diagram(tree: tree, options: DiagramOptions(isCompact: true))
    #expect(diagram.boxes.map(\.node) == [0, 1, 4, 5, 6, 7, 9])
    #expect(diagram.boxes[1].lines.map(\.style) == [.modifier, .modifier, .label])
  }

  @Test func countsBoxesNotNodesInCompactTrees() throws {
    #expect(
      try outline(TreeCut(depth: 1), isCompact: true) == """
        HStack
        ├── overlay, padding, Text  0  (… 1 node)
        └── List  1  (… 4 nodes)

        """)
    #expect(
      try outline(TreeCut(collapsed: ["padding"], focus: "0"), isCompact: true) == """
        overlay, padding  0  (… 6 nodes outside)  (… 1 node)
        └── Capsule  0.overlay

        """)
  }

  @Test func joinsALongChainIntoOneBox() throws {
    let diagram = try Diagram(
      tree: ViewTree(chainOf: 20_000), options: DiagramOptions(isCompact: true))
    #expect(diagram.boxes.count == 1)
    #expect(diagram.boxes[0].lines.count == 20_000)
  }

  @Test func keepsTheIdsOfNodesWhateverIsLeftOut() throws {
    let full = try Diagram(tree: tree)
    let cut = try Diagram(
      tree: tree, options: DiagramOptions(cut: TreeCut(collapsed: ["ForEach"], focus: "1")))
    #expect(cut.boxes.map(\.node) == [5, 6])
    for box in cut.boxes { #expect(full.boxes[box.node].path == box.path) }
  }
}
