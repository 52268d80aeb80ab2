import Testing

@testable import ViewTree

/// What of a view tree stands in the render tree, and where.
struct RenderedListTests {
  @Test func leavesOutWhatIsAbsent() throws {
    let type = "HStack<TupleView<(Image, Optional<Text>)>>"
    #expect(
      try renderedText(type, Mounted(1, Mounted(2, Mounted(3), Mounted(4, "nil")))) == """
        HStack
        └── Image  0

        """)
    #expect(
      try renderedText(
        type, Mounted(1, Mounted(2, Mounted(3), Mounted(4, Mounted(5, "\"Hello\""))))) == """
          HStack
          ├── Image  0
          └── Text  1  {"Hello"}

          """)
  }

  @Test func keepsTheBranchThatWasTaken() throws {
    let type = "HStack<TupleView<(Image, _ConditionalContent<Text, VStack<Text>>)>>"
    #expect(
      try renderedText(
        type,
        Mounted(1, Mounted(2, Mounted(3), Mounted(4, Mounted(5, slot: 1, Mounted(6)))))) == """
          HStack
          ├── Image  0
          └── VStack  1.elseBranch
              └── Text  1.elseBranch.0

          """)
  }

  @Test func flattensLists() throws {
    let type =
      "VStack<TupleView<(Group<TupleView<(Text, Image)>>, ForEach<[Int], Int, Text>, "
      + "AnyView, IDView<Text, Int>, EmptyView, Optional<EmptyView>, Spacer)>>"
    #expect(
      try renderedText(
        type,
        Mounted(
          1,
          Mounted(
            2, Mounted(3, Mounted(4, Mounted(5), Mounted(6))),
            Mounted(7, Mounted(8, id: "a"), Mounted(9, id: "b")),
            Mounted(
              10,
              Mounted(
                11, type: "SwiftUI.TupleView<(SwiftUI.Text, SwiftUI.Image)>",
                Mounted(12), Mounted(13))),
            Mounted(14, Mounted(15, id: "1")), Mounted(16), Mounted(17, Mounted(18)),
            Mounted(19)))) == """
          VStack
          ├── Text  0.0
          ├── Image  0.1
          ├── Text  1.id(a)
          ├── Text  1.id(b)
          ├── Text  2.0
          ├── Image  2.1
          ├── Text  3.id(1)
          └── Spacer  6

          """)
  }

  @Test func standsACustomViewOfOneElementInTheTree() throws {
    #expect(
      try renderedText(
        "HStack<TupleView<(Row, Row)>>", bodies: ["Row": "Optional<Text>"],
        Mounted(
          1,
          Mounted(
            2, Mounted(3, state: ["isOn": "true"], Mounted(4, Mounted(5, "\"on\""))),
            Mounted(6, state: ["isOn": "false"], Mounted(7, "nil"))))) == """
          HStack
          ├── Row  0  [isOn = true]
          │   └── Text  0  {"on"}
          └┄┄ Row  1  (no elements)  [isOn = false]

          """)
  }

  @Test func joinsTheElementsOfCustomViewsToTheListAroundThem() throws {
    let type = "HStack<TupleView<(Hello, Spacer, Bye)>>"
    let bodies = [
      "Hello": "TupleView<(Image, Text)>", "Bye": "TupleView<(Optional<Text>, Image)>",
    ]
    let mounted = Mounted(
      1,
      Mounted(
        2, Mounted(3, state: ["name": "\"A\""], Mounted(4, Mounted(5), Mounted(6))), Mounted(7),
        Mounted(8, Mounted(9, Mounted(10, "nil"), Mounted(11)))))
    let tree = try rendered(type, bodies: bodies, mounted)
    #expect(
      RenderedTreeOutline().text(of: tree) == """
        HStack
        ├┄┄ Hello  0  (2 elements)  [name = "A"]
        ├── Image  0.0
        ├── Text  0.1
        ├── Spacer  1
        ├┄┄ Bye  2  (1 element)
        └── Image  2.1

        """)
  }

  @Test func tellsAStateOnce() throws {
    let mounted = Mounted(
      1, "title = \"a\", count = 3, isOn = true", state: ["count": "3", "isOn": "true"],
      Mounted(2))
    #expect(
      try renderedText("Row", bodies: ["Row": "Text"], mounted) == """
        Row  {title = "a"}  [count = 3, isOn = true]
        └── Text

        """)
  }

  @Test func showsWhatIsPresentedOnly() throws {
    let type = "ModifiedContent<Text, SheetPresentationModifier<Text>>"
    #expect(try renderedText(type, Mounted(1, Mounted(2))) == "sheet\n└── Text\n")
    #expect(
      try renderedText(type, Mounted(1, Mounted(2), Mounted(3))) == """
        sheet
        ├── Text
        └── Text  sheet

        """)
  }

  @Test func isEmptyWhereNothingIsMounted() throws {
    #expect(try rendered("Optional<Text>", Mounted(1, "nil")).nodes.isEmpty)
    #expect(try rendered("EmptyView", Mounted(1)).nodes.isEmpty)
    #expect(
      RenderedTreeBuilder().makeTree(
        of: try TypeName(parsing: "Text"), name: "", instance: ViewInstance(nodes: [])
      ).nodes.isEmpty)
  }
}
