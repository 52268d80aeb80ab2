import Testing

@testable import ViewTree

/// Places that take one view: several are put into a container that nobody wrote.
struct RenderedContainerTests {
  private static let group = "ModifiedContent<Group<TupleView<(Text, Image)>>, _PaddingLayout>"
  private static func mounted(_ number: Int) -> Mounted {
    Mounted(
      number,
      Mounted(number + 1, Mounted(number + 2, Mounted(number + 3), Mounted(number + 4))))
  }

  @Test func standsAroundAGroupAtTheRootOnce() throws {
    #expect(
      try renderedText(Self.group, Self.mounted(1)) == """
        padding
        └── VStack  (implicit)
            ├── Text  0
            └── Image  1

        """)
  }

  @Test func goesThroughCustomViewsToTheRoot() throws {
    #expect(
      try renderedText(
        "ContentView", bodies: ["ContentView": "TupleView<(\(Self.group), Text)>"],
        Mounted(1, Mounted(2, Self.mounted(3), Mounted(8)))) == """
          ContentView
          └── VStack  (implicit)
              ├── padding  0  (element 0)
              │   └── Text  0.0
              ├── padding  0  (element 1)
              │   └── Image  0.1
              └── Text  1

          """)
  }

  @Test func standsInAScrollView() throws {
    #expect(
      try renderedText("ScrollView<\(Self.group)>", Mounted(9, Self.mounted(1))) == """
        ScrollView
        └── padding  0
            └── VStack  0  (implicit)
                ├── Text  0.0
                └── Image  0.1

        """)
  }

  @Test(arguments: ["_OverlayModifier": "overlay", "_BackgroundModifier": "background"])
  func isAZStackBesideAModifier(modifier: String, role: String) throws {
    #expect(
      try renderedText(
        "ModifiedContent<Text, \(modifier)<\(Self.group)>>",
        Mounted(9, Mounted(8), Self.mounted(1))) == """
          \(role)
          ├── Text
          └── padding  \(role)
              └── ZStack  \(role)  (implicit)
                  ├── Text  \(role).0
                  └── Image  \(role).1

          """)
    #expect(
      try renderedText(
        "ModifiedContent<Text, \(modifier)<TupleView<(Text, Image)>>>",
        Mounted(1, Mounted(2), Mounted(3, Mounted(4), Mounted(5)))) == """
          \(role)
          ├── Text
          └── ZStack  \(role)  (implicit)
              ├── Text  \(role).0
              └── Image  \(role).1

          """)
  }

  @Test func isThereByTheTypeWhateverIsMounted() throws {
    #expect(
      try renderedText(
        "ForEach<[Int], Int, Text>", Mounted(1, Mounted(2, id: "1"))) == """
          VStack  (implicit)
          └── Text  id(1)

          """)
    #expect(
      try renderedText("ForEach<[Int], Int, Text>", Mounted(1, "no elements"))
        == "VStack  (implicit)\n")
    #expect(
      try renderedText("_ConditionalContent<Text, Image>", Mounted(1, Mounted(2, slot: 1)))
        == "Image  elseBranch\n")
  }

  @Test func keepsModifiersAroundNothingAtTheRoot() throws {
    #expect(
      try renderedText(
        "ModifiedContent<EmptyView, _AppearanceActionModifier>", Mounted(1, Mounted(2)))
        == "onAppear\n")
  }

  @Test func holdsTheContentOfAWindowAndNoScenes() throws {
    #expect(
      try renderedText(
        "MyApp",
        bodies: ["MyApp": "_TupleScene<(WindowGroup<TupleView<(Text, Text)>>, Settings<Text>)>"],
        Mounted(
          1,
          Mounted(
            2, Mounted(3, Mounted(4, Mounted(5), Mounted(6))), Mounted(7, Mounted(8))))) == """
          MyApp
          ├── WindowGroup  0
          │   └── VStack  0  (implicit)
          │       ├── Text  0.0
          │       └── Text  0.1
          └── Settings  1
              └── Text  1.0

          """)
  }
}
