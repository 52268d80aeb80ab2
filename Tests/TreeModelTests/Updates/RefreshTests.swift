import SwiftUI
import Testing

@testable import TreeModel

/// What `refreshable` does for lists, scroll views and views of the user's.
@MainActor @Suite struct RefreshTests {
  struct News: View {
    @State private var count = 0
    @State private var isStarted = false

    var body: some View {
      List { Text("\(count)") }
        .refreshable {
          try? await Task.sleep(for: .seconds(2))
          count += 1
        }
        .task { isStarted = true }
      Text("\(isStarted)")
    }
  }

  @Test func refreshesUntilTheActionHasEnded() {
    let living = LivingTree(News())
    _ = living.events()
    Controls(of: living.tree).use("List", nil, orAt: { [] }, .refresh)
    #expect(living.texts == ["1", "false"])
    #expect(
      living.events() == [
        "refreshable", "count: 0 → 1", "body News: state count", "task finished",
      ])
    living.tree.runTasks()
    #expect(living.texts == ["1", "true"])
  }

  @Test func refreshesWhatCanBePulledDown() {
    struct Several: View {
      var body: some View {
        VStack {
          ScrollView(.horizontal) { Text("a") }
          ScrollView { Text("b") }
          Form { Text("c") }
          LazyVStack { Text("d") }
        }
        .refreshable {}
        List { Text("e") }
      }
    }
    let found = Controls(of: LivingTree(Several()).tree).all(for: .refresh)
    #expect(found.map(\.names) == [["ScrollView"], ["Form"]])
  }

  @Test func viewsCallTheActionOfTheirEnvironment() {
    struct Reload: View {
      @Environment(\.refresh) private var refresh

      var body: some View {
        Button("Reload") { Task { await refresh?() } }
      }
    }
    struct Page: View {
      @State private var count = 0

      var body: some View {
        VStack { Reload() }.refreshable { count += 1 }
        Text("\(count)")
      }
    }
    let living = LivingTree(Page())
    Controls(of: living.tree).use("Reload", nil, orAt: { [] }, .tap)
    living.tree.runTasks()
    #expect(living.texts.last == "1")
  }
}
