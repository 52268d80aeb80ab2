import SwiftUI
import Testing
import TreeModel
import ViewTree

@testable import TreeProbe

/// The render trees of views that the runtime mounted.
@MainActor struct RenderedTreeTests {
  private struct Hello: View {
    var body: some View {
      Image(systemName: "hand.wave")
      Text("Hello")
    }
  }

  private struct Greeting: View {
    var greeting: String?

    var body: some View {
      HStack {
        Image(systemName: "hand.wave")
        if let greeting { Text(greeting) }
      }
    }
  }

  private struct Framed: ViewModifier {
    @State private var isOn = true

    func body(content: Content) -> some View { content.border(isOn ? Color.red : .blue) }
  }

  @Test func hasWhatIsThere() throws {
    #expect(
      try text(Greeting(greeting: nil)) == """
        Greeting
        └── HStack
            └── Image  0

        """)
    #expect(
      try text(Greeting(greeting: "Hi")) == """
        Greeting
        └── HStack
            ├── Image  0
            └── Text  1

        """)
  }

  @Test func flattensCustomViewsIntoTheStack() throws {
    let tree = try tree(
      HStack {
        Hello().padding()
        ForEach(0..<2) { Text("\($0)") }
        AnyView(Hello())
        EmptyView()
      })
    #expect(
      tree.children(of: 0).map { tree.nodes[$0] }.filter { !$0.isNote }.map(\.label)
        == ["padding", "padding", "Text", "Text", "Image", "Text"])
    #expect(tree.nodes.filter(\.isNote).map(\.label) == ["Hello", "Hello"])
  }

  @Test func runsACustomModifierOnceForAList() throws {
    #expect(
      try text(
        VStack {
          Group {
            Text("a")
            Text("b")
          }.modifier(Framed())
        }) == """
          VStack
          ├┄┄ Framed  0  (2 elements)
          ├── border  0  (element 0)
          │   └── Text  0.0
          └── border  0  (element 1)
              └── Text  0.1

          """)
  }

  @Test func putsAListIntoAContainerWhereOneViewIsTaken() throws {
    #expect(
      try text(
        Group {
          Text("a")
          Text("b")
        }.padding()) == """
          padding
          └── VStack  (implicit)
              ├── Text  0
              └── Text  1

          """)
    #expect(
      try text(
        Text("a").overlay {
          Group {
            Text("b")
            Text("c")
          }.padding()
        }) == """
          overlay
          ├── Text
          └── padding  overlay
              └── ZStack  overlay  (implicit)
                  ├── Text  overlay.0
                  └── Text  overlay.1

          """)
  }

  @Test func tiesAllThatIsMountedToTheViewTree() throws {
    let pair = try pair(
      VStack {
        Greeting(greeting: nil).background(Color.red)
        ScrollView { Group { Hello() }.padding() }
        if true { Text("a").id(1) } else { Text("b") }
      })
    for (index, tie) in pair.ties.enumerated() {
      let node = pair.render.nodes[index]
      #expect(tie >= 0 ? pair.isMounted[tie] : node.isImplicit)
      if tie >= 0, !node.isImplicit { #expect(pair.view.nodes[tie].label == node.label) }
    }
  }

  private func text<V: View>(_ view: V) throws -> String {
    RenderedTreeOutline(showsValues: false).text(of: try tree(view))
  }

  private func tree<V: View>(_ view: V) throws -> RenderedTree { try pair(view).render }

  private func pair<V: View>(_ view: V) throws -> TreePair {
    var collector = BodyCollector()
    collector.collect(from: V.self)
    var printer = ValueText()
    let instance = ViewInstance(RenderTree(mounting: view), &printer, collector: &collector)
    return RenderedTreeBuilder(bodies: collector.bodies)
      .makePair(
        of: try TypeName(parsing: collector.name(of: V.self)), name: "", instance: instance)
  }
}
