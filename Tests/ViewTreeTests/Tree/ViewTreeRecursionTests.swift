import Testing

@testable import ViewTree

struct ViewTreeRecursionTests {
  @Test func endsAtATypeInItself() throws {
    #expect(
      try outline(
        "M.Thread", bodies: ["M.Thread": "VStack<TupleView<(Text, ForEach<[A], Int, M.Thread>)>>"])
          == """
          Thread
          └── VStack
              ├── Text  0
              └── ForEach  1
                  └── Thread  1.id(*)  (recursive)

          """)
  }

  @Test func endsAtTypesInEachOther() throws {
    #expect(
      try outline(
        "M.A", bodies: ["M.A": "Optional<M.B>", "M.B": "ModifiedContent<M.A, _PaddingLayout>"])
          == """
          A
          └── Optional
              └── B
                  └── padding
                      └── A  (recursive)

          """)
  }

  @Test func endsAtAModifierInItself() throws {
    let bodies = [
      "M.Glow":
        "ModifiedContent<ModifiedContent<_ViewModifier_Content<M.Glow>, _BlurEffect>, M.Glow>"
    ]
    #expect(
      try outline("ModifiedContent<Text, M.Glow>", bodies: bodies) == """
        Glow
        └── Glow  (recursive)

        """)
  }

  @Test func endsAtATypeThatGrows() throws {
    var bodies: [String: String] = [:]
    var argument = "SwiftUI.Text"
    for _ in 0..<10 {
      bodies["M.G<\(argument)>"] = "M.G<SwiftUI.VStack<\(argument)>>"
      argument = "SwiftUI.VStack<\(argument)>"
    }
    #expect(
      try outline("M.G<SwiftUI.Text>", bodies: bodies) == """
        G
        └── G
            └── G
                └── G  (depth limit)

        """)
  }

  @Test func followsATypeThatShrinks() throws {
    var bodies: [String: String] = [:]
    var type = "SwiftUI.Text"
    for _ in 0..<6 {
      bodies["M.Card<\(type)>"] = type
      type = "M.Card<\(type)>"
    }
    let text = try outline(type, bodies: bodies)
    #expect(text.hasSuffix("└── Text\n"))
    #expect(!text.contains("limit"))
  }

  @Test func endsAtTheLargestNumberOfNodes() throws {
    var bodies: [String: String] = [:]
    for index in 0..<40 { bodies["M.V\(index)"] = "TupleView<(M.V\(index + 1), M.V\(index + 1))>" }
    let tree = ViewTreeBuilder.makeTree(
      of: TypeName("V0", in: "M"), bodies: bodies, name: "V0",
      options: ViewTreeOptions(nodeLimit: 1000))
    #expect(tree.nodes.count == 1000)
    #expect(tree.nodes[0].mark == .depthLimit)
  }
}
