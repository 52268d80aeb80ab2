import Combine
import SwiftUI
import Testing

@testable import TreeModel

/// What the view that has the focus publishes, others read.
@MainActor @Suite struct FocusedValueTests {
  final class Draft: ObservableObject {
    @Published var words = 1
  }

  struct Status: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.text) private var text
    @FocusedObject private var draft: Draft?

    var body: some View {
      Text("\(note ?? "no note"), \(text ?? "no text"), \(draft?.words ?? 0) words")
      Button("Clear") { text = "" }
      Button("Write") { draft?.words += 1 }
    }
  }

  struct Notes: View {
    private enum Field { case title, body }

    @State private var title = "Tea"
    @State private var content = "green"
    @StateObject private var draft = Draft()
    @FocusState private var focus: Field?

    var body: some View {
      Status()
      VStack {
        TextField("Title", text: $title)
          .focused($focus, equals: .title)
          .focusedValue(\.note, "the title")
          .focusedValue(\.text, $title)
        TextField("Body", text: $content)
          .focused($focus, equals: .body)
          .focusedValue(\.text, $content)
          .focusedObject(draft)
      }
      .focusedValue(\.note, "a field")
      .focusedSceneValue(\.note, "the scene")
    }
  }

  private func use(_ living: LivingTree, _ name: String, _ use: ControlUse) -> String? {
    Controls(of: living.tree).use(.named(name), use)
    return living.texts.first
  }

  @Test func aSceneValueNeedsNoFocus() {
    #expect(LivingTree(Notes()).texts.first == "the scene, no text, 0 words")
  }

  @Test func theFocusedViewsValuesAreRead() {
    let living = LivingTree(Notes())
    #expect(use(living, "Title", .type("Milk")) == "the title, Milk, 0 words")
    _ = living.events()
    #expect(use(living, "Body", .type("oat")) == "a field, oat, 1 words")
    #expect(living.events().contains("body Status: state draft, state note, state text"))
    #expect(use(living, "Write", .tap) == "a field, oat, 2 words")
    #expect(use(living, "Clear", .tap) == "a field, , 2 words")
    #expect(use(living, "Body", .submit) == "the scene, no text, 0 words")
  }

  struct Editor: View {
    @State private var saved = 0
    @State private var text = "a"
    @State private var other = 0

    var body: some View {
      SaveButton()
      Text("\(saved) \(text)")
        .focusedSceneValue(\.save) { saved += 1 }
        .focusedSceneValue(\.text, Binding(get: { text }, set: { text = $0 }))
      Button("Other") { other += 1 }
    }

    struct SaveButton: View {
      @FocusedValue(\.save) private var save
      @FocusedBinding(\.text) private var text

      var body: some View {
        Button("Save") { save?() }.disabled(save == nil)
        Button("Empty") { text = "" }
      }
    }
  }

  @Test func closuresArePublished() {
    let living = LivingTree(Editor())
    _ = living.events()
    _ = use(living, "Save", .tap)
    _ = use(living, "Save", .tap)
    _ = use(living, "Empty", .tap)
    #expect(living.texts.contains("2 "))
    #expect(living.events().count { $0.hasPrefix("body SaveButton") } == 3)
    _ = use(living, "Other", .tap)
    #expect(living.events() == ["other: 0 → 1"])
  }

  @Test func aTabThatIsNotShownPublishesNothing() {
    struct Tabs: View {
      var body: some View {
        Status()
        TabView {
          Text("a").tabItem { Text("A") }.focusedSceneValue(\.note, "first")
          Text("b").tabItem { Text("B") }.focusedSceneValue(\.note, "second")
        }
      }
    }
    let living = LivingTree(Tabs())
    #expect(living.texts.first == "first, no text, 0 words")
    #expect(use(living, "B", .tap) == "second, no text, 0 words")
  }

  @Test func whatIsGonePublishesNothing() {
    struct Pages: View {
      @State private var isOpen = true

      var body: some View {
        Status()
        if isOpen { Text("page").focusedSceneValue(\.note, "page") }
        Button("Close") { isOpen = false }
      }
    }
    let living = LivingTree(Pages())
    #expect(living.texts.first == "page, no text, 0 words")
    #expect(use(living, "Close", .tap) == "no note, no text, 0 words")
  }
}

private struct NoteKey: FocusedValueKey { typealias Value = String }
private struct SaveKey: FocusedValueKey { typealias Value = () -> Void }
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var save: (() -> Void)? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }

  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}
