import Testing

@testable import ViewTree

/// What became of each node at a change, as the outline tells it.
struct RenderUpdateTests {
  @Test func insertsAndRemovesAText() throws {
    let type = "HStack<TupleView<(Image, Optional<Text>)>>"
    let without = try rendered(type, Mounted(1, Mounted(2, Mounted(3), Mounted(4, "nil"))))
    let with = try rendered(
      type, Mounted(1, Mounted(2, Mounted(3), Mounted(4, Mounted(5, "\"Hello\"")))))
    #expect(
      text(without, with) == """
          HStack
          ├── Image  0
        + └── Text  1  {"Hello"}

        """)
    #expect(
      text(with, without) == """
          HStack
          ├── Image  0
        - └── Text  1  {"Hello"}

        """)
  }

  @Test func updatesValuesAndState() throws {
    func tree(_ count: Int) throws -> RenderedTree {
      try rendered(
        "Counter", bodies: ["Counter": "VStack<Text>"],
        Mounted(
          1, state: ["count": "\(count)", "isOn": "true"], Mounted(2, Mounted(3, "\"\(count)\""))))
    }
    #expect(
      text(try tree(1), try tree(2)) == """
        ~ Counter  [count = 1 → 2, isOn = true]
          └── VStack
        ~     └── Text  0  {"1" → "2"}

        """)
    #expect(MergedTree(try tree(1), try tree(1)).entries.allSatisfy { $0.mark == .kept })
  }

  @Test func showsWhatWasRemovedWhereItWasWithTheStateThatDied() throws {
    let type = "VStack<TupleView<(_ConditionalContent<Row, Row>, Divider)>>"
    func tree(_ isFirst: Bool) throws -> RenderedTree {
      let row = Mounted(
        isFirst ? 4 : 5, slot: isFirst ? 0 : 1, state: ["isOn": "\(isFirst)"],
        Mounted(isFirst ? 6 : 7, "\"row\""))
      return try rendered(
        type, bodies: ["Row": "Text"], Mounted(1, Mounted(2, Mounted(3, row), Mounted(8))))
    }
    #expect(
      text(try tree(true), try tree(false)) == """
          VStack
        - ├── Row  0.ifBranch  (lost: isOn = true)
        - │   └── Text  0.ifBranch  {"row"}
        + ├── Row  0.elseBranch  [isOn = false]
        + │   └── Text  0.elseBranch  {"row"}
          └── Divider  1

        """)
  }

  @Test func followsTheRowsOfAList() throws {
    let type = "List<Never, ForEach<[Int], Int, Text>>"
    func tree(_ ids: [Int]) throws -> RenderedTree {
      try rendered(
        type, Mounted(1).over([Mounted(2).over(ids.map { Mounted($0, "\($0)", id: "\($0)") })]))
    }
    #expect(
      text(try tree([11, 12, 13, 14]), try tree([14, 11, 15, 13])) == """
          List
        > ├── Text  0.id(14)  {14}
          ├── Text  0.id(11)  {11}
        - ├── Text  0.id(12)  {12}
        + ├── Text  0.id(15)  {15}
          └── Text  0.id(13)  {13}

        """)
  }

  @Test func keepsTheModifiersOfTheElementsThatStay() throws {
    let type = "VStack<ModifiedContent<ForEach<[Int], Int, Text>, _PaddingLayout>>"
    func tree(_ ids: [Int]) throws -> RenderedTree {
      try rendered(
        type,
        Mounted(1, Mounted(2).over([Mounted(3).over(ids.map { Mounted($0, id: "\($0)") })])))
    }
    #expect(
      text(try tree([11, 12]), try tree([13, 12])) == """
          VStack
        - ├── padding  0  (element 0)
        - │   └── Text  0.id(11)
        + ├── padding  0  (element 0)
        + │   └── Text  0.id(13)
          └── padding  0  (element 1)
              └── Text  0.id(12)

        """)
  }

  @Test func keepsACustomViewWhoseListGrows() throws {
    func tree(_ text: Mounted) throws -> RenderedTree {
      try rendered(
        "HStack<TupleView<(Row, Spacer)>>", bodies: ["Row": "TupleView<(Image, Optional<Text>)>"],
        Mounted(
          1,
          Mounted(
            2, Mounted(3, state: ["isOn": "true"], Mounted(4, Mounted(5), text)), Mounted(6))))
    }
    #expect(
      text(try tree(Mounted(7, "nil")), try tree(Mounted(7, Mounted(8)))) == """
          HStack
          ├┄┄ Row  0  (2 elements)  [isOn = true]
          ├── Image  0.0
        + ├── Text  0.1
          └── Spacer  1

        """)
  }

  @Test func keepsAContainerThatNobodyWrote() throws {
    func tree(_ ids: [Int]) throws -> RenderedTree {
      try rendered(
        "ContentView", bodies: ["ContentView": "ForEach<[Int], Int, Text>"],
        Mounted(1, Mounted(2).over(ids.map { Mounted($0, id: "\($0)") })))
    }
    #expect(
      text(try tree([]), try tree([5])) == """
          ContentView
          └── VStack  (implicit)
        +     └── Text  id(5)

        """)
  }

  @Test func replacesARoot() throws {
    let before = try rendered(
      "IDView<VStack<Text>, Int>", Mounted(1, Mounted(2, id: "1", Mounted(3))))
    let after = try rendered(
      "IDView<VStack<Text>, Int>", Mounted(1, Mounted(4, id: "2", Mounted(5))))
    #expect(
      text(before, after) == """
        - VStack  id(1)
        - └── Text  id(1).0
        + VStack  id(2)
        + └── Text  id(2).0

        """)
  }

  @Test func comparesByPathWhereThereAreNoNumbers() throws {
    func tree(_ text: String) throws -> RenderedTree {
      try rendered(
        "VStack<TupleView<(Text, Image)>>", Mounted(0, Mounted(0, Mounted(0, text), Mounted(0))))
    }
    #expect(
      text(try tree("1"), try tree("2")) == """
          VStack
        ~ ├── Text  0  {1 → 2}
          └── Image  1

        """)
  }

  @Test func foldsWhatWasKept() throws {
    func tree(_ ids: [Int]) throws -> RenderedTree {
      try rendered(
        "VStack<TupleView<(Image, ForEach<[Int], Int, VStack<Text>>)>>",
        Mounted(
          1,
          Mounted(
            2, Mounted(3),
            Mounted(4).over(ids.map { Mounted($0, id: "\($0)", Mounted($0 + 100)) }))))
    }
    let update = RenderUpdate(
      from: try tree([11, 12, 13, 14, 15]), to: try tree([11, 12, 13, 15, 14]))
    #expect(
      UpdateOutline(foldsKept: true).tree(of: update) == """
          VStack
          ├┄┄ ⋯ 7 nodes kept
        > ├── VStack  1.id(15)
          │   └── Text  1.id(15).0
          └── VStack  1.id(14)
              └── Text  1.id(14).0

        """)
  }

  private func text(_ before: RenderedTree, _ after: RenderedTree) -> String {
    UpdateOutline().tree(of: RenderUpdate(from: before, to: after))
  }
}
