import Testing

@testable import ViewTree

/// The ties between a view tree and its render tree.
struct TreePairTests {
  @Test func tiesEachNodeToItsView() throws {
    let pair = try pair(
      "HStack<TupleView<(Optional<Text>, ModifiedContent<Group<TupleView<(Text, Image)>>, "
        + "_OverlayModifier<Color>>, _ConditionalContent<Text, Image>)>>",
      Mounted(
        1,
        Mounted(
          2, Mounted(3, "nil"),
          Mounted(
            4, Mounted(5, Mounted(6, Mounted(7), Mounted(8))), Mounted(9, slot: 1, element: 0),
            Mounted(10, slot: 1, element: 1)),
          Mounted(11, Mounted(12, slot: 1)))))
    #expect(
      ViewTreeOutline().text(of: pair.view) == """
        HStack
        ├── Text?  0  {nil}
        ├── overlay  1
        │   ├── Group  1
        │   │   ├── Text  1.0
        │   │   └── Image  1.1
        │   └── Color  1.overlay
        └── ConditionalContent  2
            ├── Text  2.ifBranch
            └── Image  2.elseBranch

        """)
    #expect(
      RenderedTreeOutline().text(of: pair.render) == """
        HStack
        ├── overlay  1  (element 0)
        │   ├── Text  1.0
        │   └── Color  1.overlay
        ├── overlay  1  (element 1)
        │   ├── Image  1.1
        │   └── Color  1.overlay
        └── Image  2.elseBranch

        """)
    #expect(pair.ties == [0, 2, 4, 6, 2, 5, 6, 9])
    #expect(pair.renderNodes() == [[0], [], [1, 4], [], [2], [5], [3, 6], [], [], [7]])
    #expect(
      pair.isMounted == [true, false, true, true, true, true, true, true, false, true])
  }

  @Test func tiesAContainerThatNobodyWroteToTheListInIt() throws {
    let group = try pair(
      "Group<TupleView<(Text, Image)>>", Mounted(1, Mounted(2, Mounted(3), Mounted(4))))
    #expect(group.ties == [0, 1, 2])
    let tuple = try pair(
      "ScrollView<TupleView<(Text, Image)>>", Mounted(1, Mounted(2, Mounted(3), Mounted(4))))
    #expect(tuple.ties == [0, -1, 1, 2])
  }

  private func pair(_ type: String, _ mounted: Mounted) throws -> TreePair {
    RenderedTreeBuilder().makePair(
      of: try TypeName(parsing: type), name: "Test", instance: mounted.instance)
  }
}
