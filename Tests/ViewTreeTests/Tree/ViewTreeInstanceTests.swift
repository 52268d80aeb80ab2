import Testing

@testable import ViewTree

struct ViewTreeInstanceTests {
  @Test func showsValuesBesideTheTypes() throws {
    let instance = ViewInstance(nodes: [
      .init(parent: -1, slot: 0),
      .init(parent: 0, slot: 0),
      .init(parent: 1, slot: 0, values: "horizontal, 5"),
      .init(parent: 2, slot: 0, values: "\"a\""),
      .init(parent: 1, slot: 1, values: "\"b\""),
    ])
    #expect(
      try outline(
        "HStack<TupleView<(ModifiedContent<Text, _PaddingLayout>, Text)>>", instance: instance)
          == """
          HStack
          ├── padding  0  {horizontal, 5}
          │   └── Text  0  {"a"}
          └── Text  1  {"b"}

          """)
  }

  @Test func opensWhatAnAnyViewHolds() throws {
    let instance = ViewInstance(nodes: [
      .init(parent: -1, slot: 0),
      .init(parent: 0, slot: 0),
      .init(parent: 1, slot: 0),
      .init(parent: 2, slot: 0, type: "Main.Row"),
      .init(parent: 3, slot: 0, values: "\"row\""),
      .init(parent: 1, slot: 1),
      .init(parent: 5, slot: 0),
      .init(parent: 6, slot: 0, type: "SwiftUI.Text"),
    ])
    #expect(
      try outline(
        "VStack<TupleView<(AnyView, Optional<AnyView>)>>", bodies: ["Main.Row": "SwiftUI.Text"],
        instance: instance) == """
          VStack
          ├── AnyView  0
          │   └── Row  0
          │       └── Text  0  {"row"}
          └── AnyView?  1
              └── Text  1

          """)
  }

  @Test func showsARowForEachElement() throws {
    let instance = ViewInstance(nodes: [
      .init(parent: -1, slot: 0),
      .init(parent: 0, slot: 0, values: "\"a\"", id: "1"),
      .init(parent: 0, slot: 1, values: "\"b\"", id: "2"),
    ])
    let type = "ForEach<Array<Int>, Int, Text>"
    #expect(
      try outline(type, instance: instance) == """
        ForEach
        ├── Text  id(1)  {"a"}
        └── Text  id(2)  {"b"}

        """)
    let empty = ViewInstance(nodes: [.init(parent: -1, slot: 0, values: "no elements")])
    #expect(
      try outline(type, instance: empty) == """
        ForEach  {no elements}
        └── Text  id(*)

        """)
  }

  @Test func showsByTypeWhatIsNotThere() throws {
    let instance = ViewInstance(nodes: [
      .init(parent: -1, slot: 0, values: "elseBranch"),
      .init(parent: 0, slot: 1, values: "nil"),
    ])
    #expect(
      try outline(
        "_ConditionalContent<IDView<Text, Int>, Optional<VStack<Text>>>", instance: instance)
          == """
          ConditionalContent  {elseBranch}
          ├── IDView  ifBranch
          │   └── Text  ifBranch.id(*)
          └── Optional  elseBranch  {nil}
              └── VStack  elseBranch
                  └── Text  elseBranch.0

          """)
  }

  @Test func putsTheContentIntoTheBodyOfAModifier() throws {
    let bodies = [
      "Main.Framed": "SwiftUI.ModifiedContent<SwiftUI._ViewModifier_Content<Main.Framed>, "
        + "SwiftUI._OverlayModifier<SwiftUI.Text>>"
    ]
    let instance = ViewInstance(nodes: [
      .init(parent: -1, slot: 0, values: "width = 2"),
      .init(parent: 0, slot: 0),
      .init(parent: 1, slot: 0),
      .init(parent: 2, slot: 0, values: "\"content\""),
      .init(parent: 1, slot: 1, values: "\"over\""),
    ])
    #expect(
      try outline(
        "ModifiedContent<SwiftUI.Text, Main.Framed>", bodies: bodies, instance: instance) == """
          Framed  {width = 2}
          └── overlay
              ├── Text  {"content"}
              └── Text  overlay  {"over"}

          """)
  }

  @Test func expandsARecursiveViewAsFarAsItGoes() throws {
    let bodies = ["Main.Node": "SwiftUI.Optional<SwiftUI.AnyView>"]
    let instance = ViewInstance(nodes: [
      .init(parent: -1, slot: 0, values: "1"),
      .init(parent: 0, slot: 0),
      .init(parent: 1, slot: 0),
      .init(parent: 2, slot: 0, values: "2", type: "Main.Node"),
      .init(parent: 3, slot: 0, values: "nil"),
    ])
    #expect(
      try outline("Main.Node", bodies: bodies, instance: instance) == """
        Node  {1}
        └── AnyView?
            └── Node  {2}
                └── AnyView?  {nil}

        """)
  }

  private func outline(
    _ type: String, bodies: [String: String] = [:], instance: ViewInstance
  ) throws -> String {
    let tree = ViewTreeBuilder(bodies: bodies)
      .makeTree(of: try TypeName(parsing: type), name: "Test", instance: instance)
    return ViewTreeOutline().text(of: tree)
  }
}
