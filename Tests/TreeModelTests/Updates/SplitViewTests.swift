import SwiftUI
import Testing
import ViewTree

@testable import TreeModel

/// What links in the columns of a split view do.
@MainActor @Suite struct SplitViewTests {
  enum Kind: Int, CaseIterable, Identifiable {
    case tea, coffee

    var id: Int { rawValue }
  }

  private func tap(_ names: String..., in living: LivingTree) {
    for name in names { Controls(of: living.tree).use(.named(name), .tap) }
  }

  // MARK: - Selection

  struct Selecting: View {
    @State private var kind: Kind?

    var body: some View {
      NavigationSplitView {
        List(Kind.allCases, selection: $kind) { kind in NavigationLink("\(kind)", value: kind) }
      } detail: {
        Text(kind.map { "all about \($0)" } ?? "choose")
      }
    }
  }

  @Test func aLinkSelectsItsRow() {
    let living = LivingTree(Selecting())
    tap("coffee", in: living)
    #expect(living.texts.last == "all about coffee")
    tap("tea", in: living)
    #expect(living.texts.last == "all about tea")
  }

  @Test(arguments: ["coffee", "1"]) func theValueOfALinkIsATag(_ choice: String) {
    let living = LivingTree(Selecting())
    Controls(of: living.tree).use(.named("List"), .pick(choice))
    #expect(living.texts.last == "all about coffee")
  }

  struct SelectingMany: View {
    @State private var kinds: Set<Kind> = []

    var body: some View {
      NavigationSplitView {
        List(selection: $kinds) { NavigationLink("one", value: Kind.tea) }
      } detail: {
        Text("\(kinds.count) chosen")
      }
    }
  }

  @Test func aLinkSelectsAmongMany() {
    let living = LivingTree(SelectingMany())
    tap("one", in: living)
    #expect(living.texts.last == "1 chosen")
  }

  struct SelectingInStack: View {
    @State private var kind: Kind?

    var body: some View {
      NavigationStack {
        List(selection: $kind) { NavigationLink("tea", value: Kind.tea) }
          .navigationDestination(for: Kind.self) { Text("page \($0)") }
      }
      Text(kind == nil ? "none" : "one")
    }
  }

  @Test func aLinkInAStackPushesRatherThanSelects() {
    let living = LivingTree(SelectingInStack())
    tap("tea", in: living)
    #expect(living.texts.contains("page tea"))
    #expect(living.texts.last == "none")
  }

  // MARK: - Columns

  struct Detail: View {
    let name: String

    @State private var count = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("count \(name) \(count)") { count += 1 }
      Button("leave \(name)") { dismiss() }
    }
  }

  struct Columns: View {
    var body: some View {
      NavigationSplitView {
        List {
          NavigationLink("first") { Detail(name: "one") }
          NavigationLink("second") { Detail(name: "two") }
          NavigationLink("third", value: 3)
          NavigationLink("fourth", value: 4)
          NavigationLink("nowhere", value: Int?.none)
        }
        .navigationDestination(for: Int.self) { Detail(name: "number \($0)") }
      } detail: {
        Detail(name: "root")
      }
    }
  }

  /// The counts that are shown.
  private func counts(_ living: LivingTree) -> [String] {
    living.texts.filter { $0.hasPrefix("count") }
  }

  @Test func aPageStandsInPlaceOfTheDetailColumn() {
    let living = LivingTree(Columns())
    #expect(counts(living) == ["count root 0"])
    tap("count root 0", "first", in: living)
    #expect(counts(living) == ["count one 0"])
    tap("count one 0", "second", in: living)
    #expect(counts(living) == ["count two 0"])
    tap("third", in: living)
    #expect(counts(living) == ["count number 3 0"])
    tap("count number 3 0", "fourth", in: living)
    #expect(counts(living) == ["count number 4 0"])
    tap("first", "nowhere", in: living)
    #expect(counts(living) == ["count one 0"])
    tap("leave one", in: living)
    #expect(counts(living) == ["count root 0"])
    tap("third", "leave number 3", in: living)
    #expect(counts(living) == ["count root 0"])
  }

  @Test func whatStoodInAColumnIsLostForAReason() {
    let deaths = ActionLog.events(
      Columns(),
      ["first", "second", "third"].map { .tap(ControlSelector(name: $0, occurrence: nil)) }
    )
    .map { events in
      events.compactMap { event in
        if case .died(_, _, _, let cause?) = event { "\(cause)" } else { nil }
      }
    }
    #expect(deaths == [["otherPage"], ["popped"], ["popped"]])
  }

  struct ThreeColumns: View {
    @State private var isActive = false
    @State private var item: Int?

    var body: some View {
      NavigationSplitView {
        NavigationLink("A", value: "a")
        Button("Activate") { isActive = true }
        Button("Choose") { item = 7 }
          .navigationDestination(for: String.self) { name in
            Text("content \(name)")
            NavigationLink("deep \(name)") { Text("detail of \(name)") }
          }
          .navigationDestination(isPresented: $isActive) { Text("active") }
          .navigationDestination(item: $item) { Text("item \($0)") }
      } content: {
        Text("own content")
      } detail: {
        Text("own detail")
      }
    }
  }

  @Test func eachColumnLeadsToTheNext() {
    let living = LivingTree(ThreeColumns())
    func own() -> [String] { living.texts.filter { $0.hasPrefix("own") } }
    tap("A", in: living)
    #expect(living.texts.contains("content a"))
    #expect(own() == ["own detail"])
    tap("deep a", in: living)
    #expect(living.texts.contains("detail of a"))
    #expect(own() == [])
    tap("Activate", in: living)
    #expect(living.texts.contains("active"))
  }

  @Test(arguments: [("Activate", "active"), ("Choose", "item 7")])
  func aBindingLeadsToTheNextColumn(_ button: String, _ text: String) {
    let living = LivingTree(ThreeColumns())
    tap(button, in: living)
    #expect(living.texts.contains(text))
    #expect(!living.texts.contains("own content"))
    tap("A", in: living)
    #expect(!living.texts.contains(text))
  }

  struct StackInDetail: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationSplitView {
        NavigationLink("one", value: 1)
        NavigationLink("two", value: 2)
      } detail: {
        NavigationStack(path: $path) {
          NavigationLink("on", value: 5)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
      Text(path.map { "\($0)" }.joined(separator: " "))
    }
  }

  @Test func aLinkSetsThePathOfAStackInALaterColumn() {
    let living = LivingTree(StackInDetail())
    tap("on", in: living)
    #expect(living.texts.last == "5")
    tap("two", in: living)
    #expect(living.texts.last == "2")
    #expect(living.texts.contains("page 2"))
  }

  // MARK: - Links that lead nowhere

  struct Astray: View {
    var body: some View {
      NavigationStack {
        NavigationLink("number", value: 3)
        NavigationLink("text", value: "x")
          .navigationDestination(for: String.self) { Text($0) }
      }
      NavigationLink("outside", value: 1)
    }
  }

  @Test func aLinkThatLeadsNowhereIsToldOf() {
    let living = LivingTree(Astray())
    let old = RuntimeIssue.handler
    defer { RuntimeIssue.handler = old }
    var issues: [RuntimeIssue] = []
    RuntimeIssue.handler = { issues.append($0) }
    tap("text", in: living)
    #expect(issues.isEmpty)
    tap("outside", in: living)
    #expect(issues.map(\.kind) == [.unmatchedLink])
    #expect(issues.last?.message.contains("outside of a NavigationStack") == true)
    let other = LivingTree(Astray())
    tap("number", in: other)
    #expect(issues.last?.message.contains("navigationDestination(for: Int.self)") == true)
    #expect(issues.count == 2)
  }
}
