import Testing

@testable import ViewTree

/// What is told of the environment in a render tree.
struct EnvironmentFlowTests {
  /// Two writers around texts and custom views, one reader outside of both.
  private func tree() throws -> RenderedTree {
    let write = "_EnvironmentKeyWritingModifier<ColorScheme>"
    func read(_ writer: Int?, _ value: String) -> [ViewInstance.Read] {
      [
        .init(
          source: .environment, property: "scheme", key: "colorScheme", value: value, writer: writer
        )
      ]
    }
    return try rendered(
      "VStack<TupleView<(ModifiedContent<VStack<TupleView<(Themed, "
        + "ModifiedContent<Themed, \(write)>)>>, \(write)>, Themed)>>",
      bodies: ["Themed": "Text"],
      Mounted(
        1,
        Mounted(
          2,
          Mounted(
            3, writes: ["colorScheme": "dark"],
            Mounted(
              4,
              Mounted(
                5, Mounted(6, reads: read(3, "dark"), Mounted(7)),
                Mounted(
                  8, writes: ["colorScheme": "light"],
                  Mounted(9, reads: read(8, "light"), Mounted(10)))))),
          Mounted(
            11,
            reads: read(nil, "light") + [
              .init(source: .environment, property: "locale", key: "locale", value: "en_US")
            ], Mounted(12)))))
  }

  @Test func tellsWhoWritesHowFarAndWhoReads() throws {
    let flow = EnvironmentFlow(try tree())
    #expect(flow.keys == ["colorScheme", "locale"])
    #expect(
      flow.text() == """
        colorScheme
          1 dark, set by EnvironmentKeyWritingModifier<ColorScheme>  0, reaches 4 nodes
            read by Themed  0.0 as scheme: dark
          2 light, set by EnvironmentKeyWritingModifier<ColorScheme>  0.1, reaches 2 nodes
            read by Themed  0.1 as scheme: light
          · light, the default, reaches 4 nodes
            read by Themed  1 as scheme: light

        locale
          · en_US, the default, reaches 10 nodes
            read by Themed  1 as locale: en_US

        """)
    #expect(flow.text(of: "locale").hasPrefix("locale\n"))
    #expect(flow.flow(of: "font") == nil)
  }

  @Test func marksWhatAValueReaches() throws {
    let tree = try tree()
    #expect(
      RenderedTreeOutline().text(of: tree, notes: EnvironmentFlow(tree).notes(of: "colorScheme"))
        == """
        · VStack
        · ├── EnvironmentKeyWritingModifier<ColorScheme>  0  <sets colorScheme = dark>
        1 │   └── VStack  0
        1 │       ├── Themed  0.0  <reads environment colorScheme = dark as scheme>
        1 │       │   └── Text  0.0
        1 │       └── EnvironmentKeyWritingModifier<ColorScheme>  0.1  <sets colorScheme = light>
        2 │           └── Themed  0.1  <reads environment colorScheme = light as scheme>
        2 │               └── Text  0.1
        · └── Themed  1  <reads environment colorScheme = light as scheme>
        ·     └── Text  1

        """)
    let all = EnvironmentFlow(tree).notes()
    #expect(all.marks.isEmpty)
    #expect(all.texts[8].count == 2)
  }

  @Test func followsAValueIntoTheElementsOfACustomView() throws {
    let read = ViewInstance.Read(
      source: .environment, property: "size", key: "dynamicTypeSize.isAccessibilitySize",
      value: "true", writer: 2)
    let tree = try rendered(
      "HStack<ModifiedContent<Hello, _EnvironmentKeyWritingModifier<DynamicTypeSize>>>",
      bodies: ["Hello": "TupleView<(Text, Image)>"],
      Mounted(
        1,
        Mounted(
          2, writes: ["dynamicTypeSize": "accessibility1"],
          Mounted(3, reads: [read], Mounted(4, Mounted(5), Mounted(6))))))
    let flow = EnvironmentFlow(tree)
    #expect(
      flow.text(of: "\\.dynamicTypeSize") == """
        dynamicTypeSize
          1 accessibility1, set by EnvironmentKeyWritingModifier<DynamicTypeSize>  0, \
        around 2 elements, reaches 3 nodes
            read by Hello  0 as size (dynamicTypeSize.isAccessibilitySize): true
          · the default, reaches 3 nodes
            read by nobody

        """)
    #expect(flow.flow(of: "dynamicTypeSize")?.reach == [1, 0, 1, 0, 1, 0])
  }

  @Test func countsTheWritersOfAnObjectByItsType() throws {
    let tree = try rendered(
      "ModifiedContent<Cart, _EnvironmentKeyWritingModifier<Optional<Store>>>",
      bodies: ["Cart": "Text"],
      Mounted(
        1, writes: ["Store": "Store"],
        Mounted(
          2,
          reads: [.init(source: .object, property: "store", key: "Store", writer: 1)],
          Mounted(3))))
    #expect(
      EnvironmentFlow(tree).text().hasSuffix(
        "reaches 2 nodes\n    read by Cart as store\n  · the default, reaches 1 node\n"
          + "    read by nobody\n"))
  }

  @Test func spreadsThroughLargeTreesInOnePass() throws {
    let count = 20_000
    var tree = RenderedTree(name: "")
    for index in 0..<count {
      tree.append(
        RenderedNode(
          kind: .environmentWriter, label: "w", number: index + 1,
          writes: [.init(name: "k", value: "\(index)")]),
        parent: index - 1)
    }
    tree.finish()
    let flow = try #require(EnvironmentFlow(tree).flow(of: "k"))
    #expect(flow.sources.count == count + 1)
    #expect(flow.reach == [count] + Array(0..<(count - 1)))
  }
}
