import Testing

@testable import ViewTree

struct ViewTreeCustomTests {
  @Test func putsABodyUnderItsView() throws {
    #expect(
      try outline(
        "HStack<TupleView<(M.Pair, M.Outer<Int>.Single<Bool>, M.Unknown<Text>)>>",
        bodies: [
          "M.Pair": "TupleView<(Text, Image)>", "M.Outer<Int>.Single<Bool>": "SwiftUI.Divider",
        ]) == """
          HStack
          ├── Pair  0
          │   ├── Text  0.0
          │   └── Image  0.1
          ├── Single  1
          │   └── Divider  1
          └── Unknown  2

          """)
  }

  @Test func findsBodiesHoweverTheirNamesAreSpelled() throws {
    #expect(
      try outline(
        "M.Row<SwiftUI.Text?>", bodies: ["M.Row<Swift.Optional<SwiftUICore.Text>>": "Divider"])
        == "Row\n└── Divider\n")
  }

  @Test func takesNoUserTypeForOneOfTheSystem() throws {
    #expect(
      try outline("VStack<TupleView<(MyApp.Grid<Text>, SwiftUI.Grid<Text>, Grid<Text>)>>") == """
        VStack
        ├── Grid  0
        ├── Grid  1
        │   └── Text  1.0
        └── Grid  2
            └── Text  2.0

        """)
  }

  @Test func replacesThePlaceholderByTheContent() throws {
    let bodies = [
      "M.Framed": """
      SwiftUI.ModifiedContent<SwiftUI.VStack<SwiftUI.TupleView<(SwiftUI.Divider,
        SwiftUI._ViewModifier_Content<M.Framed>)>>, SwiftUI._OverlayModifier<SwiftUI.Image>>
      """
    ]
    #expect(
      try outline("ModifiedContent<TupleView<(Text, Text)>, M.Framed>", bodies: bodies) == """
        Framed
        └── overlay
            ├── VStack
            │   ├── Divider  0
            │   ├── Text  1.0
            │   └── Text  1.1
            └── Image  overlay

        """)
  }

  @Test func appliesOneModifierTwice() throws {
    let bodies = ["M.Card": "ModifiedContent<_ViewModifier_Content<M.Card>, _PaddingLayout>"]
    #expect(
      try outline("ModifiedContent<ModifiedContent<Text, M.Card>, M.Card>", bodies: bodies) == """
        Card
        └── padding
            └── Card
                └── padding
                    └── Text

        """)
  }

  @Test func passesContentThroughNestedModifiersAndViews() throws {
    let bodies = [
      "M.Outer<Swift.Int>":
        "ModifiedContent<M.Box<_ViewModifier_Content<M.Outer<Swift.Int>>>, M.Inner>",
      "M.Box<SwiftUI._ViewModifier_Content<M.Outer<Swift.Int>>>":
        "HStack<SwiftUI._ViewModifier_Content<M.Outer<Swift.Int>>>",
      "M.Inner": "ModifiedContent<_ViewModifier_Content<M.Inner>, _BlurEffect>",
    ].mapValues {
      $0.replacing("<_ViewModifier_Content", with: "<SwiftUI._ViewModifier_Content")
    }
    #expect(
      try outline("ModifiedContent<Text, M.Outer<Swift.Int>>", bodies: bodies) == """
        Outer
        └── Inner
            └── blur
                └── Box
                    └── HStack
                        └── Text  0

        """)
  }

  @Test func drawsAModifierThatStandsAlone() throws {
    let bodies = ["M.Card": "ModifiedContent<_ViewModifier_Content<M.Card>, _PaddingLayout>"]
    let builder = ViewTreeBuilder(bodies: bodies)
    let tree = builder.makeTree(ofModifier: TypeName("Card", in: "M"), name: "Card")
    #expect(
      ViewTreeOutline().text(of: tree) == """
        Card
        └── padding
            └── Content

        """)
    #expect(tree.nodes.map(\.kind) == [.customModifier, .modifier, .placeholder])
  }

  @Test func keepsTheContentOfAnUnknownModifier() throws {
    #expect(
      try outline("ModifiedContent<Text, M.Secret>") == "Secret\n└── Text\n")
    #expect(
      try outline("ModifiedContent<_ViewModifier_Content<M.A>, _PaddingLayout>")
        == "padding\n└── Content\n")
  }

  @Test func drawsAppsAndScenes() throws {
    let bodies = [
      "M.MyApp": "ModifiedContent<M.Main, CommandsModifier<CommandMenu<Text>>>",
      "M.Main": "_TupleScene<(WindowGroup<M.Home>, Settings<Text>)>", "M.Home": "Text",
    ]
    let type = TypeName("MyApp", in: "M")
    let tree = ViewTreeBuilder.makeTree(of: type, bodies: bodies, name: "MyApp")
    #expect(
      ViewTreeOutline().text(of: tree) == """
        MyApp
        └── commands
            ├── Main
            │   ├── WindowGroup  0
            │   │   └── Home  0.0
            │   │       └── Text  0.0
            │   └── Settings  1
            │       └── Text  1.0
            └── CommandMenu  commands
                └── Text  commands.0

        """)
    #expect(tree.nodes[0].kind == .scene && tree.nodes[2].kind == .scene)
    #expect(tree.nodes[4].kind == .customView)
  }
}
