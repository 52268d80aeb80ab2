import SwiftUI
import Testing
import TreeModel

@MainActor @Suite struct DynamicPropertyTests {
  final class Model: ObservableObject {
    @Published var name = "Anna"
  }

  struct Counter: View {
    @State private var count: Int

    init(_ count: Int) {
      _count = State(initialValue: count)
    }

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  /// Reads what a binding leads to, and changes it.
  struct Writer: View {
    @Binding var text: String

    var body: some View {
      let _ = shout()
      Text(text)
    }

    private func shout() { text += "!" }
  }

  @Test func givesEachUseOfAValueStorageOfItsOwn() throws {
    struct Pair: View {
      var body: some View {
        let field = Field()
        field
        field
      }
    }
    struct Field: View {
      @State private var text = "a"

      var body: some View {
        VStack {
          Writer(text: $text)
          Text(text)
        }
      }
    }
    #expect(
      try mountedText(VStack { Pair() }) == """
        VStack
        └── Pair  0
            ├── Field  0.0  {text = "a!"}
            │   └── VStack  0.0
            │       ├── Writer  0.0.0  {text = "a!"}
            │       │   └── Text  0.0.0  {"a!"}
            │       └── Text  0.0.1  {"a"}
            └── Field  0.1  {text = "a!"}
                └── VStack  0.1
                    ├── Writer  0.1.0  {text = "a!"}
                    │   └── Text  0.1.0  {"a!"}
                    └── Text  0.1.1  {"a"}

        """)
  }

  @Test func ignoresChangesBeforeStateIsInstalled() throws {
    struct Eager: View {
      @State private var count = 1

      init() { count = 2 }

      var body: some View { Text("\(count)") }
    }
    #expect(
      try mountedText(Eager()) == """
        Eager  {count = 1}
        └── Text  {"1"}

        """)
  }

  @Test func installsPropertiesOfNestedStructs() throws {
    struct Loader: DynamicProperty {
      @Environment(\.font) var font
      @State var text = "loaded"
      var updates = 0

      mutating func update() { updates += 1 }
    }
    struct Screen: View {
      var loader = Loader()

      var body: some View {
        Text("\(loader.text) \(loader.font?.bold() == Font.title.bold()) \(loader.updates)")
      }
    }
    #expect(
      try mountedText(Screen().font(.title)) == """
        EnvironmentKeyWritingModifier<Font?>  {font = title}
        └── Screen
            └── Text  {"loaded true 1"}

        """)
  }

  @Test func makesStateObjectsBeforeTheBody() throws {
    struct Screen: View {
      @StateObject private var model = Model()
      @StateObject private var other = Model()

      var body: some View { Text(model.name) }
    }
    #expect(
      try mountedText(Screen()) == """
        Screen  {model = Model #1, other = Model #2}
        └── Text  {"Anna"}

        """)
  }

  @Test func sharesWhatIsKeptUnderAKey() throws {
    struct Setting: View {
      @AppStorage("name") private var name = "Anna"

      var body: some View { Writer(text: $name) }
    }
    let text = try mountedText(
      HStack {
        Setting()
        Setting()
      })
    #expect(text.contains(#"Writer  0  {text = "Anna!!"}"#))
    #expect(text.contains(#"Text  1  {"Anna!!"}"#))
  }

  @Test func notesWhatABodyReads() throws {
    struct Screen: View {
      @Environment(\.font) var font
      @Environment(\.locale) var locale
      @State var count = 1
      @State var other = 1

      var body: some View { Text("\(count) \(font == nil) \(count)") }
    }
    let tree = RenderTree(mounting: Screen())
    let reads = try #require(tree.nodes[0].evaluation).reads
    // What a view declares of the environment counts as read; a state does when it is read.
    #expect(reads.map(\.property) == [["font"], ["locale"], ["count"]])
    #expect(
      reads.map(\.source) == [
        .environment(\EnvironmentValues.font), .environment(\EnvironmentValues.locale), .state,
      ])
  }

  @Test func storedPropertiesOfOneKeyHaveTheirOwnDefaults() {
    struct One: View {
      @AppStorage("own default") var count = 1
      var body: some View { Button("\(count)") { count += 10 } }
    }
    struct Two: View {
      @AppStorage("own default") var count = 2
      var body: some View { Text("two \(count)") }
    }
    let living = LivingTree(
      Group {
        One()
        Two()
      })
    #expect(living.texts == ["1", "two 2"])
    Controls(of: living.tree).use(.named("1"), .tap)
    #expect(living.texts == ["11", "two 11"])
  }

  @Test func anObjectThatStaysIsNoOtherOne() {
    final class Model: ObservableObject {}
    struct Reader: View {
      @EnvironmentObject var model: Model
      var body: some View { Text("a") }
    }
    let living = LivingTree(Reader().environmentObject(Model()))
    #expect(living.setEnvironment(\.colorScheme, .dark) == [])
  }
}
