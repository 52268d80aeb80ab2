import SwiftUI
import Testing

@testable import TreeModel
@testable import ViewTree

/// Keys reach the view that has the focus, and shortcuts their controls.
@MainActor @Suite struct KeyTests {
  private func press<V: View>(_ view: V, _ keys: (String, String?)...) -> [String] {
    let living = LivingTree(view)
    for (key, name) in keys {
      Controls(of: living.tree).press(key, name.map(SelectedControl.named))
    }
    return living.texts
  }

  struct Board: View {
    @State private var moves: [String] = []
    @FocusState private var isActive: Bool

    var body: some View {
      VStack {
        Text("board")
          .focusable()
          .focused($isActive)
          .onKeyPress(.upArrow) {
            moves.append("up")
            return .handled
          }
          .onKeyPress(characters: .decimalDigits) { press in
            moves.append("digit \(press.characters)")
            return .ignored
          }
      }
      .onKeyPress { press in
        moves.append("outer \(press.key.character == "5")")
        return .handled
      }
      .onKeyPress(phases: .up) { _ in
        moves.append("released")
        return .handled
      }
      .onAppear { isActive = true }
      Text(moves.joined(separator: ", "))
    }
  }

  @Test func aKeyGoesOutwardsUntilItIsHandled() {
    #expect(press(Board(), ("up", nil)).last == "up, released")
    #expect(press(Board(), ("5", nil)).last == "digit 5, outer true, released")
  }

  struct Entry: View {
    private enum Field { case name, city }

    @State private var name = ""
    @State private var city = ""
    @State private var told: [String] = []
    @FocusState private var focus: Field?

    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name)
      TextField(
        "Note", text: .constant(""), onEditingChanged: { told.append("editing \($0)") },
        onCommit: { told.append("commit") })
      TextField("Locked", text: .constant("")).disabled(true)
      TextField("City", text: $city).focused($focus, equals: .city)
        .onSubmit { if focus == .city { focus = .name } }
      Text(told.joined(separator: ", "))
      Text(focus.map { "\($0)" } ?? "none")
    }
  }

  @Test func theTabKeyMovesTheFocus() {
    #expect(press(Entry(), ("tab", nil)).last == "name")
    #expect(press(Entry(), ("shift+tab", nil)).last == "city")
    let told = press(Entry(), ("tab", nil), ("tab", nil), ("tab", nil))
    #expect(told.suffix(2) == ["editing true, editing false", "city"])
    #expect(press(Entry(), ("tab", nil), ("shift+tab", nil)).last == "city")
    let committed = press(Entry(), ("tab", "Name"), ("return", nil)).suffix(2)
    #expect(committed == ["editing true, commit, editing false", "none"])
  }

  @Test func aFieldThatIsSubmittedLosesTheFocus() {
    #expect(press(Entry(), ("return", "Name")).last == "none")
    #expect(press(Entry(), ("return", "City")).last == "name")
  }

  @Test func whatIsNotHandledIsReleased() {
    struct Quiet: View {
      @State private var phases: [String] = []
      @FocusState private var isActive: Bool

      var body: some View {
        Text(phases.joined(separator: " "))
          .focusable()
          .focused($isActive)
          .onKeyPress(keys: [.space], phases: .all) { press in
            phases.append(press.phase == .up ? "up" : "down")
            return .ignored
          }
          .onAppear { isActive = true }
      }
    }
    #expect(press(Quiet(), ("space", nil)).last == "down up")
  }

  @Test func aKeyThatWasHandledDoesNothingElse() {
    struct Field: View {
      @State private var text = ""
      @State private var told: [String] = []

      var body: some View {
        TextField("Name", text: $text)
          .onKeyPress(.return, phases: .all) { press in
            told.append(press.phase == .up ? "up" : "down")
            return press.phase == .up ? .ignored : .handled
          }
          .onSubmit { told.append("submitted") }
        Text(told.joined(separator: " "))
      }
    }
    #expect(press(Field(), ("return", "Name")).last == "down up")
  }

  @Test func eachKeyThatCanBeWrittenIsKnown() {
    #expect(Set(KeyStroke.names) == Set(KeyEquivalent.named.keys))
  }

  @Test func aViewGetsTheFocusFirst() {
    struct Two: View {
      enum Field { case first, second }
      @FocusState private var field: Field?
      @State private var text = ""
      @State private var submitted = ""

      var body: some View {
        TextField("First", text: $text).focused($field, equals: .first)
          .onSubmit { submitted += "1" }
        TextField("Second", text: $text).focused($field, equals: .second)
          .onSubmit { submitted += "2" }
        Text(field.map { "\($0)" } ?? "none")
        Text(submitted)
      }
    }
    #expect(
      press(Two(), ("return", "Second"), ("return", "First")).suffix(2) == ["none", "21"])
    #expect(press(Two(), ("tab", "First"), ("return", nil)).last == "2")
  }

  struct Document: View {
    @State private var done: [String] = []
    @State private var isBold = false
    var canSave = true

    var body: some View {
      Button("Save") { done.append("save") }.keyboardShortcut("s").disabled(!canSave)
      Button("Save all") { done.append("all") }.keyboardShortcut("s")
      Button("Close") { done.append("close") }.keyboardShortcut(.cancelAction)
      Button("OK") { done.append("ok") }.keyboardShortcut(.defaultAction)
      Toggle("Bold", isOn: $isBold).keyboardShortcut("b", modifiers: [.shift, .command])
      Text(done.joined(separator: " ") + (isBold ? " bold" : ""))
    }
  }

  @Test func shortcutsUseTheFirstControlThatIsEnabled() {
    #expect(
      press(
        Document(), ("cmd+s", nil), ("escape", nil), ("return", nil), ("command+shift+b", nil)
      ).last == "save close ok bold")
    #expect(press(Document(canSave: false), ("cmd+S", nil)).last == "all")
  }
}
