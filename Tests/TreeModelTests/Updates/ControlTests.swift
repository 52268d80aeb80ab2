import SwiftUI
import Testing
import TreeModel
import ViewTree

@testable import TreeProbe

@MainActor @Suite struct ControlTests {
  /// The log of changes to a view, in words: one text for each step.
  private func steps<V: View>(
    _ view: V, _ actions: ProbeChange.Action..., window: Int = 20
  ) -> [[String]] {
    ActionLog.events(view, actions, window: window).map { $0.map(Self.text) }
  }

  private static func text(_ event: UpdateLog.Event) -> String {
    switch event {
    case .body(_, let name, _): "body \(name)"
    case .closure(_, let name, _): "closure \(name)"
    case .state(_, _, let property, let old, let new): "\(property): \(old) → \(new)"
    case .hook(_, let name, _): name
    case .died(_, let owner, let state, _): "died \(owner): \(state.joined(separator: ", "))"
    default: "\(event)"
    }
  }

  private func control(_ name: String, _ occurrence: Int? = nil) -> ControlSelector {
    ControlSelector(name: name, occurrence: occurrence)
  }

  struct Order: View {
    @State private var count = 0
    @State private var isGift = false
    @State private var note = ""
    @State private var size = 1.0
    @State private var kind = Kind.small

    enum Kind: String, CaseIterable {
      case small, large
    }

    var body: some View {
      Form {
        Button("Add \(count)") { count += 1 }
        Toggle("Gift", isOn: $isGift)
        TextField("Note", text: $note)
        Slider(value: $size, in: 0...10) { Text("Size") }
        Stepper("Count", value: $count)
        Picker("Kind", selection: $kind) {
          ForEach(Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        Text("Clear").onTapGesture { count = 0 }
      }
    }
  }

  @Test func usesControlsByTheirLabels() {
    #expect(
      steps(
        Order(), .tap(control("Add 0")), .toggle(control("Gift"), nil),
        .type(control("Note"), "Hi"), .slide(control("Size"), 4),
        .slide(control("Count"), 2), .pick(control("Kind"), "large"), .tap(control("Clear")))
        == [
          ["count: 0 → 1", "body ControlTests.Order"], ["isGift: false → true"],
          [#"note: "" → "Hi""#], ["size: 1 → 4"],
          [
            "count: 1 → 2", "body ControlTests.Order", "count: 2 → 3", "body ControlTests.Order",
          ],
          ["kind: small → large"], ["count: 3 → 0", "body ControlTests.Order"],
        ])
  }

  struct Shop: View {
    @State private var isShown = false

    var body: some View {
      TabView {
        NavigationStack {
          List {
            NavigationLink("Tea") { Detail(name: "tea") }
            Button("Help") { isShown = true }
          }
          .sheet(isPresented: $isShown) { Detail(name: "help") }
        }
        .tabItem { Text("Goods") }
        Detail(name: "you").tabItem { Text("Me") }
      }
    }
  }

  struct Detail: View {
    var name: String

    @State private var visits = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Leave \(name)") { dismiss() }.onAppear { visits += 1 }.onDisappear {}
    }
  }

  @Test func navigates() {
    #expect(
      steps(
        Shop(), .tap(control("Tea")), .tap(control("Leave tea")), .tap(control("Help")),
        .tap(control("Leave help")), .tap(control("Me")), .tap(control("Goods")),
        .tap(control("Me")))
        == [
          ["body ControlTests.Detail", "onAppear", "visits: 0 → 1"],
          ["died ControlTests.Detail: visits = 1", "onDisappear"],
          ["isShown: false → true", "body ControlTests.Detail", "onAppear", "visits: 0 → 1"],
          ["isShown: true → false", "died ControlTests.Detail: visits = 1", "onDisappear"],
          ["onAppear", "visits: 0 → 1"], ["onDisappear"], ["onAppear", "visits: 1 → 2"],
        ])
  }

  @Test func usesControlsByTheirPaths() {
    #expect(
      steps(Order(), .tap(control("0")), .toggle(control("1"), true))
        == [["count: 0 → 1", "body ControlTests.Order"], ["isGift: false → true"]])
  }

  struct Notes: View {
    @State private var notes = ["a", "b", "c"]
    @State private var asks = false
    @State private var text = ""
    @State private var query = ""

    var body: some View {
      List {
        ForEach(notes, id: \.self) { Text($0) }
          .onDelete { notes.remove(atOffsets: $0) }
        TextField("New", text: $text)
        Button("Clear") { asks = true }
      }
      .onSubmit { notes.append(text) }
      .searchable(text: $query)
      .alert("Sure?", isPresented: $asks) {
        Button("Yes") { notes = [] }
        Button("No") {}
      }
    }
  }

  @Test func editsRowsAndAnswersDialogs() {
    #expect(
      steps(
        Notes(), .delete(control("b")), .type(control("New"), "d"), .submit(control("New")),
        .type(control("Search"), "x"), .tap(control("Clear")), .tap(control("Yes"))
      )
      .map { $0.filter { !$0.hasPrefix("body") } } == [
        [#"notes: ["a", "b", "c"] → ["a", "c"]"#], [#"text: "" → "d""#],
        [#"notes: ["a", "c"] → ["a", "c", "d"]"#], [#"query: "" → "x""#],
        ["asks: false → true"], [#"notes: ["a", "c", "d"] → []"#, "asks: true → false"],
      ])
  }

  struct Long: View {
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(0..<100) { Detail(name: "\($0)") } }
      }
    }
  }

  @Test func mountsWhatAWindowShows() {
    var collector = BodyCollector()
    let runner = UpdateRunner(
      changes: [], compiled: CompiledChanges(), window: 3, replacement: { _ in nil },
      isWrapped: false, typeName: collector.name(of: Long.self))
    let log = runner.run(Element(Long()), collector: &collector)
    #expect(log.steps[0].events.map(Self.text).filter { $0 == "onAppear" }.count == 3)
  }
}
