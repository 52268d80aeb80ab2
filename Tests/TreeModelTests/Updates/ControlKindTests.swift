import SwiftUI
import Testing
import TreeModel
import ViewTree

@testable import TreeProbe

/// Each kind of control does what its user wants of it.
@MainActor @Suite struct ControlKindTests {
  /// What each action changes: the state, and the rows that died.
  private func changes<V: View>(_ view: V, _ actions: ProbeChange.Action...) -> [[String]] {
    ActionLog.events(view, actions).map { events in
      events.compactMap { event in
        switch event {
        case .state(_, _, let property, let old, let new): "\(property): \(old) → \(new)"
        case .died(_, let owner, let state, _): "died \(owner): \(state.joined(separator: ", "))"
        default: nil
        }
      }
    }
  }

  private func control(_ name: String) -> ControlSelector {
    ControlSelector(name: name, occurrence: nil)
  }

  struct Choices: View {
    @State private var day = Date(timeIntervalSince1970: 0)
    @State private var days: Set<DateComponents> = []
    @State private var ink = Color.black

    var body: some View {
      Form {
        DatePicker("Day", selection: $day, displayedComponents: .date)
        MultiDatePicker("Days", selection: $days)
        ColorPicker("Ink", selection: $ink)
        Text(day.timeIntervalSince1970.formatted())
        Text("\(days.count) \(ink.description)")
      }
    }
  }

  @Test func picksDatesAndColors() {
    let living = LivingTree(Choices())
    let controls = Controls(of: living.tree)
    func pick(_ name: String, _ choice: String) {
      controls.use(.named(name), .pick(choice))
    }
    let start = Calendar.current.dateComponents(
      [.hour, .minute], from: Date(timeIntervalSince1970: 0))
    pick("Day", "2024-05-31")
    let expected = DateComponents(
      year: 2024, month: 5, day: 31, hour: start.hour, minute: start.minute)
    #expect(
      living.texts.contains(
        Calendar(identifier: .gregorian).date(from: expected)?.timeIntervalSince1970.formatted()
          ?? ""))
    pick("Days", "2024-05-31")
    pick("Days", "2024-06-01")
    pick("Days", "2024-05-31")
    pick("Ink", "red")
    #expect(living.texts.last == "1 red")
  }

  struct Folding: View {
    @State private var isOpen = true

    var body: some View {
      List {
        Section("Tea", isExpanded: $isOpen) { Leaves() }
        Section("Coffee") { Text("beans") }
      }
    }
  }

  struct Leaves: View {
    @State private var count = 3

    var body: some View { Text("\(count) leaves") }
  }

  @Test func foldsSections() {
    #expect(
      changes(Folding(), .toggle(control("Tea"), nil), .toggle(control("Tea"), true))
        == [
          ["isOpen: true → false", "died ControlKindTests.Leaves: count = 3"],
          ["isOpen: false → true"],
        ])
  }

  @Test func aClosedSectionShowsItsHeader() {
    struct Closed: View {
      var body: some View {
        Section("Tea", isExpanded: .constant(false)) { Text("leaves") }
      }
    }
    #expect(LivingTree(Closed()).texts == ["Tea"])
  }

  struct Actions: View {
    @State private var opened = ""
    @State private var mode = EditMode.inactive
    @State private var renames = 0

    var body: some View {
      VStack {
        Link("Site", destination: URL(fileURLWithPath: "/site"))
        EditButton()
        RenameButton()
      }
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.absoluteString
          return .handled
        }
      )
      .environment(\.editMode, $mode)
      .renameAction { renames += 1 }
    }
  }

  @Test func actsByTheEnvironment() {
    #expect(
      changes(
        Actions(), .tap(control("Site")), .tap(control("Edit")), .tap(control("Edit")),
        .tap(control("Rename")))
        == [
          [#"opened: "" → "file:///site""#], ["mode: inactive → active"],
          ["mode: active → inactive"], ["renames: 0 → 1"],
        ])
  }

  struct Goods: View {
    struct Good: Identifiable {
      let id: Int
      let name: String
    }

    @State private var selection: Good.ID?
    @State private var goods = [Good(id: 1, name: "tea"), Good(id: 2, name: "coffee")]
    @State private var isWide = true

    var body: some View {
      Table(goods, selection: $selection) {
        TableColumn("Name", value: \.name)
        if isWide {
          TableColumn("Number") { Leaves(number: $0.id) }
        }
      }
      Button("Reverse") { goods.reverse() }
      Button("Narrow") { isWide = false }
    }

    struct Leaves: View {
      let number: Int
      @State private var isOld = false

      var body: some View { Text("\(number)") }
    }
  }

  @Test func hasACellForEachRowAndColumn() {
    #expect(
      LivingTree(Goods()).texts
        == ["Name", "tea", "coffee", "Number", "1", "2", "Reverse", "Narrow"])
  }

  @Test func cellsLiveAsLongAsTheirRows() {
    #expect(
      changes(
        Goods(), .pick(control("Table"), "2"), .tap(control("Reverse")), .tap(control("Narrow"))
      )
      .map { $0.filter { !$0.hasPrefix("goods") } } == [
        ["selection: nil → 2"], [],
        [
          "isWide: true → false", "died ControlKindTests.Goods.Leaves: isOld = false",
          "died ControlKindTests.Goods.Leaves: isOld = false",
        ],
      ])
  }

  struct Hints: View {
    @State private var isShown = true

    var body: some View {
      Text("tea").popover(isPresented: $isShown) { Hint() }
    }
  }

  struct Hint: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View { Button("Got it") { dismiss() } }
  }

  @Test func dismissesPopovers() {
    #expect(changes(Hints(), .tap(control("Got it"))) == [["isShown: true → false"]])
  }

  struct Steps: View {
    @State private var level = 0.5
    @State private var count = 1.0

    var body: some View {
      Slider(value: $level, in: 0...1, step: 0.25) { Text("Level") }
      Slider(value: $count, in: 1...10, step: 4) { Text("Count") }
      Text("\(level.formatted()) \(count.formatted())")
    }
  }

  @Test(arguments: [
    ("Level", 0.6, "0.5 1"), ("Level", 0.9, "1 1"), ("Count", 10, "0.5 9"), ("Count", 4.4, "0.5 5"),
  ])
  func aSliderGoesToItsSteps(_ name: String, _ value: Double, _ expected: String) {
    let living = LivingTree(Steps())
    Controls(of: living.tree).use(.named(name), .slide(value))
    #expect(living.texts.last == expected)
  }

  struct Rows: View {
    @State private var selection: String?

    var body: some View {
      List(selection: $selection) {
        ForEach(["a", "b"], id: \.self) { row in
          HStack {
            Text("row")
            Text(row)
          }
          .swipeActions { Button("Flag") {} }
          .contextMenu { Button("Copy") {} }
        }
        .onDelete { _ in }
        Group {
          Text("first").tag("c")
          Text("second").tag("d")
        }
        .padding()
      }
      Text(selection ?? "none")
    }
  }

  @Test(arguments: [
    ("row a", "a"), ("b", "b"), ("second", "d"), ("c", "c"),
  ])
  func rowsAreCalledByTheirOwnTexts(_ choice: String, _ expected: String) {
    let living = LivingTree(Rows())
    Controls(of: living.tree).use(.named("List"), .pick(choice))
    #expect(living.texts.last == expected)
  }
}
