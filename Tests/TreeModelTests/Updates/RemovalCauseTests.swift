import SwiftUI
import Testing
import TreeModel
import ViewTree

/// Why states die.
@MainActor @Suite struct RemovalCauseTests {
  /// The states that died at a tap on "Go", and why.
  private func deaths<V: View>(_ view: V, tapping names: String...) -> [String] {
    let actions = names.map {
      ProbeChange.Action.tap(ControlSelector(name: $0, occurrence: nil))
    }
    return (ActionLog.events(view, actions).last ?? []).compactMap { event in
      guard case .died(_, let owner, let state, let cause) = event else { return nil }
      return "\(owner) \(state): \(cause.map { "\($0)" } ?? "?")"
    }
  }

  struct Counter: View {
    var name = "counter"

    @State private var count = 0

    var body: some View { Text("\(name) \(count)") }
  }

  /// Has one of each content whose identity may change.
  struct Cases: View {
    enum Kind { case branch, optional, id, rows, erased, cover, item, group }

    struct Person: Identifiable {
      let id: Int
    }

    let kind: Kind

    @State private var flag = true
    @State private var person: Person? = Person(id: 1)

    var body: some View {
      VStack {
        Button("Go") {
          flag.toggle()
          person = Person(id: 2)
        }
        content
      }
    }

    /// What lets touches through to the button behind it.
    private var open: some View { Counter().presentationBackgroundInteraction(.enabled) }

    @ViewBuilder private var content: some View {
      switch kind {
      case .branch: if flag { Counter() } else { Counter().bold() }
      case .optional: if flag { Counter() }
      case .id: Counter().id(flag)
      case .rows: ForEach(flag ? ["a", "b"] : ["b"], id: \.self) { Counter(name: $0) }
      case .erased: flag ? AnyView(Counter()) : AnyView(Counter().padding())
      case .cover: Text("").sheet(isPresented: $flag) { open }
      case .item: Text("").sheet(item: $person) { _ in open }
      case .group: DisclosureGroup("More", isExpanded: $flag) { Counter() }
      }
    }
  }

  @Test(arguments: [
    (Cases.Kind.branch, "otherBranch"),
    (.optional, "noContent"),
    (.id, #"identity(old: "true", new: "false")"#),
    (.rows, "noElement"),
    (
      .erased,
      #"erasedType(old: "Counter", new: "ModifiedContent<Counter, _PaddingLayout>")"#
    ),
    (.cover, "dismissed"),
    (.item, "otherItem"),
    (.group, "folded"),
  ])
  func tellsWhatBecameOfAnIdentity(kind: Cases.Kind, cause: String) {
    #expect(
      deaths(Cases(kind: kind), tapping: "Go")
        == [#"RemovalCauseTests.Counter ["count = 0"]: \#(cause)"#])
  }

  struct Trail: View {
    var body: some View {
      NavigationStack { NavigationLink("On") { Page() } }
    }
  }

  struct Page: View {
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Back") { dismiss() } }
  }

  @Test func tellsThatAPageWasPopped() {
    #expect(
      deaths(Trail(), tapping: "On", "Back") == [#"RemovalCauseTests.Page ["count = 0"]: popped"#])
  }

  struct Nested: View {
    @State private var flag = true

    var body: some View {
      VStack {
        Button("Go") { flag.toggle() }
        if flag { ForEach(0..<2) { _ in Counter() } }
      }
    }
  }

  @Test func tellsTheCauseOfWhatStandsAroundAState() {
    #expect(
      deaths(Nested(), tapping: "Go")
        == Array(repeating: #"RemovalCauseTests.Counter ["count = 0"]: noContent"#, count: 2))
  }
}
