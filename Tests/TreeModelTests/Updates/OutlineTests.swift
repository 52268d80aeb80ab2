import SwiftUI
import Testing
import ViewTree

@testable import TreeModel

/// Rows and groups that are opened and closed.
@MainActor @Suite struct OutlineTests {
  struct Item: Identifiable, Hashable {
    let id: String
    var items: [Item]?

    static let all = [
      Item(id: "drinks", items: [Item(id: "tea", items: [Item(id: "green")]), Item(id: "water")]),
      Item(id: "food"),
    ]
  }

  struct Outline: View {
    var body: some View {
      List(Item.all, children: \.items) { Row(name: $0.id) }
    }
  }

  struct Row: View {
    let name: String
    @State private var visits = 0

    var body: some View { Text(name).onAppear { visits += 1 } }
  }

  private func use(_ name: String, _ use: ControlUse = .tap, in living: LivingTree) {
    Controls(of: living.tree).use(.named(name), use)
  }

  @Test func aRowWithChildrenOpensAndCloses() {
    let living = LivingTree(Outline())
    #expect(living.texts == ["drinks", "food"])
    use("drinks", in: living)
    #expect(living.texts == ["drinks", "tea", "water", "food"])
    use("tea", in: living)
    #expect(living.texts == ["drinks", "tea", "green", "water", "food"])
    use("drinks", in: living)
    #expect(living.texts == ["drinks", "food"])
    use("drinks", .toggle(true), in: living)
    use("drinks", .toggle(true), in: living)
    #expect(living.texts == ["drinks", "tea", "green", "water", "food"])
  }

  @Test func onlyRowsWithChildrenCanBeOpened() {
    let living = LivingTree(Outline())
    let names = Controls(of: living.tree).all(for: .toggle(nil)).flatMap(\.names)
    #expect(names == ["drinks"])
  }

  struct Actions: View {
    @State private var items = Item.all
    @State private var told = ""

    var body: some View {
      OutlineGroup(items, children: \.items) { item in
        Button(item.id) { told = item.id }
      }
      Text("told \(told)")
      Button("Drink up") { items[0].items?.removeLast() }
    }
  }

  @Test func aRowThatIsAControlIsUsedAsSuch() {
    let living = LivingTree(Actions())
    use("drinks", in: living)
    #expect(living.texts.contains("told drinks"))
    #expect(!living.texts.contains("tea"))
    use("drinks", .toggle(true), in: living)
    #expect(living.texts.contains("water"))
    use("Drink up", in: living)
    #expect(!living.texts.contains("water"))
    #expect(living.texts.contains("tea"))
  }

  struct Shrinking: View {
    @State private var items = Item.all

    var body: some View {
      OutlineGroup(items, children: \.items) { Row(name: $0.id) }
      Button("Drink up") { items[0].items?.removeLast() }
    }
  }

  @Test(arguments: [("drinks", ["folded", "folded"]), ("Drink up", ["noElement"])])
  func tellsWhyARowWent(_ control: String, _ causes: [String]) {
    let actions = ["drinks", control].map {
      ProbeChange.Action.tap(ControlSelector(name: $0, occurrence: nil))
    }
    let found = (ActionLog.events(Shrinking(), actions).last ?? []).compactMap { event in
      if case .died(_, _, _, let cause?) = event { "\(cause)" } else { nil }
    }
    #expect(found == causes)
  }

  struct Group: View {
    var body: some View {
      DisclosureGroup("More") { Text("content") }
    }
  }

  @Test func aGroupWithoutABindingIsToggled() {
    let living = LivingTree(Group())
    use("More", .toggle(nil), in: living)
    #expect(living.texts == ["More", "content"])
    use("More", .toggle(true), in: living)
    #expect(living.texts == ["More", "content"])
    use("More", .toggle(false), in: living)
    #expect(living.texts == ["More"])
    use("More", in: living)
    #expect(living.texts == ["More", "content"])
    use("More", in: living)
    #expect(living.texts == ["More"])
  }
}
