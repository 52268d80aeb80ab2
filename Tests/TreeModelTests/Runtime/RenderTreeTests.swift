import SwiftUI
import Testing
import TreeModel

@MainActor @Suite struct RenderTreeTests {
  @Test func mountsTheBodyAndWhatItHolds() throws {
    struct Greeting: View {
      var name = "Anna"

      var body: some View {
        HStack {
          Image(systemName: "hand.wave")
          Text("Hello, \(name)")
        }
        .padding(.horizontal, 5)
      }
    }
    #expect(
      try mountedText(Greeting()) == """
        Greeting  {name = "Anna"}
        └── padding  {horizontal, 5}
            └── HStack
                ├── Image  0  {"hand.wave"}
                └── Text  1  {"Hello, Anna"}

        """)
  }

  @Test func opensAnyViews() throws {
    struct Row: View {
      var body: some View { Text("row") }
    }
    let view = VStack {
      AnyView(HStack { Text("a") })
      AnyView(Row())
      AnyView(AnyView(Text("b")))
    }
    #expect(
      try mountedText(view) == """
        VStack
        ├── AnyView  0
        │   └── HStack  0
        │       └── Text  0.0  {"a"}
        ├── AnyView  1
        │   └── Row  1
        │       └── Text  1  {"row"}
        └── AnyView  2
            └── Text  2  {"b"}

        """)
  }

  @Test(arguments: [true, false])
  func mountsTheBranchThatIsTaken(_ isOn: Bool) throws {
    let view = VStack {
      if isOn { Text("on") } else { Text("off") }
      if isOn { Text("more") }
    }
    #expect(
      try mountedText(view)
        == (isOn
          ? """
          VStack
          ├── ConditionalContent  0  {ifBranch}
          │   ├── Text  0.ifBranch  {"on"}
          │   └── Text  0.elseBranch
          └── Text?  1  {"more"}

          """
          : """
          VStack
          ├── ConditionalContent  0  {elseBranch}
          │   ├── Text  0.ifBranch
          │   └── Text  0.elseBranch  {"off"}
          └── Text?  1  {nil}

          """))
  }

  @Test func mountsARowForEachElement() throws {
    struct Item: Identifiable {
      let id: String
    }
    let view = List {
      ForEach([Item(id: "a"), Item(id: "b")]) { Text($0.id) }
      ForEach([1, 1], id: \.self) { number in
        Text("\(number)")
        Spacer()
      }
      ForEach(0..<0) { _ in Text("none") }
    }
    #expect(
      try mountedText(view) == """
        List
        ├── ForEach  0
        │   ├── Text  0.id(a)  {"a"}
        │   └── Text  0.id(b)  {"b"}
        ├── ForEach  1
        │   ├── Text  1.id(1).0  {"1"}
        │   ├── Spacer  1.id(1).1
        │   ├── Text  1.id(1).0  {"1"}
        │   └── Spacer  1.id(1).1
        └── ForEach  2  {no elements}
            └── Text  2.id(*)

        """)
  }

  @Test func knowsExplicitIdentities() throws {
    #expect(
      try mountedText(Text("a").id(1 == 2)) == """
        IDView
        └── Text  id(false)  {"a"}

        """)
  }

  @Test func putsTheContentIntoTheBodyOfAModifier() throws {
    struct Framed: ViewModifier {
      var width: CGFloat

      func body(content: Content) -> some View {
        content.frame(width: width).overlay { content }
      }
    }
    let view = Text("a").modifier(Framed(width: 1).concat(Framed(width: 2)))
    #expect(
      try mountedText(view) == """
        Framed  {width = 2}
        └── overlay
            ├── frame  {width = 2}
            │   └── Framed  {width = 1}
            │       └── overlay
            │           ├── frame  {width = 1}
            │           │   └── Text  {"a"}
            │           └── Text  overlay#2  {"a"}
            └── Framed  overlay  {width = 1}
                └── overlay  overlay
                    ├── frame  overlay  {width = 1}
                    │   └── Text  overlay  {"a"}
                    └── Text  overlay.overlay  {"a"}

        """)
  }

  @Test func appliesTheModifierThatAnAnimatedOneHolds() throws {
    struct Framed: ViewModifier {
      var width: CGFloat

      func body(content: Content) -> some View { content.frame(width: width) }
    }
    #expect(
      try mountedText(Text("a").modifier(Framed(width: 1).animation(.default)).padding(2)) == """
        padding  {2}
        └── transaction
            └── Framed  {width = 1}
                └── frame  {width = 1}
                    └── Text  {"a"}

        """)
  }

  @Test func buildsASheetOnlyWhileThereIsAnItem() throws {
    struct Item: Identifiable {
      let id = 1
    }
    struct Screen: View {
      @State var item: Item?

      var body: some View {
        Text("a").sheet(item: $item) { item in Text("item \(item.id)") }
      }
    }
    #expect(
      try mountedText(Screen()) == """
        Screen  {item = nil}
        └── sheet
            ├── Text  {"a"}
            └── Text  sheet

        """)
    #expect(
      try mountedText(Screen(item: Item())) == """
        Screen  {item = Item(id: 1)}
        └── sheet
            ├── Text  {"a"}
            └── Text  sheet  {"item 1"}

        """)
  }

  @Test func mountsAppsAndScenes() throws {
    struct Shop: App {
      var body: some Scene {
        WindowGroup { Text("shop") }.environment(\.font, .title)
      }
    }
    #expect(
      try mountedText(Element(Shop())) == """
        Shop
        └── EnvironmentKeyWritingModifier<Font?>  {font = title}
            └── WindowGroup
                └── Text  0  {"shop"}

        """)
  }

  @Test func mountsDeepTreesInALoop() {
    var view = AnyView(Text("end"))
    for _ in 0..<20_000 { view = AnyView(view.padding()) }
    #expect(RenderTree(mounting: view).nodes.count == 40_002)
  }

  @Test func keepsNodesInPreorder() {
    let tree = RenderTree(
      mounting: VStack {
        HStack {
          Text("a")
          Text("b")
        }
        Text("c")
      })
    for node in tree.nodes.dropFirst() {
      #expect(node.parent.flatMap(tree.node).map { $0.children.contains(node.number) } == true)
    }
    #expect(Set(tree.nodes.map(\.number)) == Set(tree.nodes.indices))
  }
}
