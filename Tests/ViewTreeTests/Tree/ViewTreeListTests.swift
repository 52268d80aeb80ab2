import Testing

@testable import ViewTree

struct ViewTreeListTests {
  @Test func numbersTheElementsOfAList() throws {
    #expect(
      try outline(
        "VStack<TupleView<(Text, TupleView<(Divider, Image)>, Button<Label<Text, Image>>)>>")
          == """
          VStack
          ├── Text  0
          ├── Divider  1.0
          ├── Image  1.1
          └── Button  2
              └── Label  2.0
                  ├── Text  2.0.title
                  └── Image  2.0.icon

          """)
  }

  @Test func numbersAnOnlyChild() throws {
    #expect(
      try outline("ScrollView<Group<Text>>") == """
        ScrollView
        └── Group  0
            └── Text  0.0

        """)
  }

  @Test func readsPacksAsTuples() throws {
    for content in ["TupleContent<Pack{Text, Image}>", "TupleContent<Text, Image>"] {
      #expect(
        try outline("DebugReplaceableViewStorage<HStack<\(content)>>") == """
          HStack
          ├── Text  0
          └── Image  1

          """)
    }
  }

  @Test func numbersTheListInsideAModifier() throws {
    #expect(
      try outline(
        "VStack<TupleView<(ModifiedContent<Group<TupleView<(Text, Text)>>, _OpacityEffect>, Text)>>"
      )
        == """
        VStack
        ├── opacity  0
        │   └── Group  0
        │       ├── Text  0.0
        │       └── Text  0.1
        └── Text  1

        """)
  }

  @Test func keepsARootThatIsAList() throws {
    #expect(
      try outline("TupleView<(Text, Image)>") == """
        TupleView
        ├── Text  0
        └── Image  1

        """)
  }

  @Test func showsTuplesOnRequest() throws {
    #expect(
      try outline(
        "ZStack<TupleView<(Text, TupleView<(Image, Text)>)>>",
        options: ViewTreeOptions(showsTuples: true)) == """
          ZStack
          └── TupleView
              ├── Text  0
              └── TupleView  1
                  ├── Image  1.0
                  └── Text  1.1

          """)
  }

  @Test func givesRowsAnUnknownIdentity() throws {
    #expect(
      try outline(
        "List<Never, ForEach<[M.Item], M.Item.ID, TupleView<(Text, ForEach<Range<Int>, Int, Image>)>>>"
      )
        == """
        List
        └── ForEach  0
            ├── Text  0.id(*).0
            └── ForEach  0.id(*).1
                └── Image  0.id(*).1.id(*)

        """)
  }

  @Test func givesTheContentOfAnIDItsIdentity() throws {
    #expect(
      try outline("VStack<TupleView<(IDView<Text, Int>, IDView<TupleView<(Text, Text)>, String>)>>")
        == """
        VStack
        ├── IDView  0
        │   └── Text  0.id(*)
        └── IDView  1
            ├── Text  1.id(*).0
            └── Text  1.id(*).1

        """)
  }
}
