import Testing

@testable import ViewTree

/// How modifiers stand in the render tree, on one view and on lists.
struct RenderedModifierTests {
  @Test func putsAModifierAroundEachElementOfAList() throws {
    let type = "VStack<TupleView<(ModifiedContent<Hello, _PaddingLayout>, Text)>>"
    let tree = try rendered(
      type, bodies: ["Hello": "TupleView<(Image, Text)>"],
      Mounted(1, Mounted(2, Mounted(3, Mounted(4, Mounted(5, Mounted(6), Mounted(7)))), Mounted(8)))
    )
    #expect(
      RenderedTreeOutline().text(of: tree) == """
        VStack
        ├┄┄ Hello  0  (2 elements)
        ├── padding  0  (element 0)
        │   └── Image  0.0
        ├── padding  0  (element 1)
        │   └── Text  0.1
        └── Text  1

        """)
    #expect(tree.nodes.map(\.number) == [1, 4, 3, 6, 3, 7, 8])
    #expect(tree.nodes.map(\.around) == [nil, nil, 6, nil, 7, nil, nil])
    #expect(tree.nodes[1].within == [3])
  }

  @Test func nestsModifiersAroundEachElement() throws {
    let type =
      "VStack<ModifiedContent<ModifiedContent<Group<TupleView<(Text, Image)>>, _PaddingLayout>, "
      + "_OffsetEffect>>"
    #expect(
      try renderedText(
        type,
        Mounted(1, Mounted(2, Mounted(3, Mounted(4, Mounted(5, Mounted(6), Mounted(7)))))))
          == """
          VStack
          ├── offset  0  (element 0)
          │   └── padding  0  (element 0)
          │       └── Text  0.0
          └── offset  0  (element 1)
              └── padding  0  (element 1)
                  └── Image  0.1

          """)
  }

  @Test func hasNoNodeForAModifierOnNothing() throws {
    let type = "VStack<ModifiedContent<Optional<Text>, _AppearanceActionModifier>>"
    #expect(try renderedText(type, Mounted(1, Mounted(2, Mounted(3, "nil")))) == "VStack\n")
    #expect(
      try renderedText(type, Mounted(1, Mounted(2, Mounted(3, Mounted(4))))) == """
        VStack
        └── onAppear  0
            └── Text  0

        """)
  }

  @Test func runsACustomModifierOnceForAList() throws {
    let bodies = [
      "Framed":
        "ModifiedContent<_ViewModifier_Content<Framed>, _OverlayModifier<Text>>"
    ]
    let type = "VStack<ModifiedContent<Group<TupleView<(Text, Image)>>, Framed>>"
    let mounted = Mounted(
      1,
      Mounted(
        2, state: ["isOn": "true"],
        Mounted(
          3, Mounted(4, Mounted(5, Mounted(6, Mounted(7), Mounted(8)))),
          Mounted(9, slot: 1, "\"a\"", element: 0), Mounted(10, slot: 1, "\"b\"", element: 1))))
    #expect(
      try renderedText(type, bodies: bodies, mounted) == """
        VStack
        ├┄┄ Framed  0  (2 elements)  [isOn = true]
        ├── overlay  0  (element 0)
        │   ├── Text  0.0
        │   └── Text  0.overlay  {"a"}
        └── overlay  0  (element 1)
            ├── Image  0.1
            └── Text  0.overlay  {"b"}

        """)
  }

  @Test func sharesWhatAModifierShowsBesideAListWhereItIsThereOnce() throws {
    let type =
      "HStack<ModifiedContent<ForEach<[Int], Int, Text>, _BackgroundStyleModifier<Color>>>"
    let mounted = Mounted(
      1,
      Mounted(2, Mounted(3, Mounted(4, id: "1"), Mounted(5, id: "2")), Mounted(6, "blue")))
    #expect(
      try renderedText(type, mounted) == """
        HStack
        ├── background  0  (element 0)
        │   ├── Text  0.id(1)
        │   └── Color  0.background  {blue}
        └── background  0  (element 1)
            ├── Text  0.id(2)
            └── Color  0.background  {blue}

        """)
  }

  @Test func putsListsBesideAModifierIntoAContainer() throws {
    let type =
      "VStack<ModifiedContent<TupleView<(Text, Text)>, _OverlayModifier<TupleView<(Image, Text)>>>>"
    let mounted = Mounted(
      1,
      Mounted(
        2, Mounted(3, Mounted(4), Mounted(5)),
        Mounted(6, slot: 1, element: 0, Mounted(7, "a"), Mounted(8, "b")),
        Mounted(9, slot: 1, element: 1, Mounted(10, "c"), Mounted(11, "d"))))
    #expect(
      try renderedText(type, mounted) == """
        VStack
        ├── overlay  0  (element 0)
        │   ├── Text  0.0
        │   └── ZStack  0.overlay  (implicit)
        │       ├── Image  0.overlay.0  {a}
        │       └── Text  0.overlay.1  {b}
        └── overlay  0  (element 1)
            ├── Text  0.1
            └── ZStack  0.overlay  (implicit)
                ├── Image  0.overlay.0  {c}
                └── Text  0.overlay.1  {d}

        """)
  }
}
