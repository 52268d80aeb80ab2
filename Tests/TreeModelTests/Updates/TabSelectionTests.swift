import SwiftUI
import Testing

@testable import TreeModel

/// Which tab is shown.
@MainActor @Suite struct TabSelectionTests {
  /// The tab follows its selection in the update in which that changes, also where no body reads it.
  @Test func anActionOfAHookSelects() {
    struct Tabs: View {
      @State private var tab = "a"
      @State private var isOver = false

      var body: some View {
        TabView(selection: $tab) {
          Button("Go") { isOver = true }.tag("a").onDisappear {}
          Button("Again") {}.tag("b").onAppear {}
        }
        .onChange(of: isOver) { tab = "b" }
      }
    }
    let living = LivingTree(Tabs())
    let events = living.perform { Controls(of: living.tree).use(.named("Go"), .tap) }
    #expect(events.contains("onAppear") && events.contains("onDisappear"))
    #expect(Controls(of: living.tree).all(for: .tap).flatMap(\.names).contains("Again"))
    #expect(!Controls(of: living.tree).all(for: .tap).flatMap(\.names).contains("Go"))
  }
}
