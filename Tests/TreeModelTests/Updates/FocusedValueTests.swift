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
private struct TextKey: FocusedValueKey { typealias Value = Binding<String> }

extension FocusedValues {
  fileprivate var note: String? {
    get { self[NoteKey.self] }
    set { self[NoteKey.self] = newValue }
  }

  fileprivate var text: Binding<String>? {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }
}
