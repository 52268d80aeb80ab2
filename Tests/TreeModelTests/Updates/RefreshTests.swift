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
    Controls(of: living.tree).use(.named("List"), .refresh)
    #expect(living.texts == ["1", "false"])
    #expect(
      living.events() == [
        "refreshable", "count: 0 → 1", "body News: state count", "task finished",
      ])
    living.tree.runTasks()
    #expect(living.texts == ["1", "true"])
  }

  /// A person who replaces the list by a progress view while it refreshes cancels the refresh.
  @Test func isCancelledWithItsContainer() {
    struct Replaced: View {
      @State private var isBusy = false
      @State private var told = ""

      var body: some View {
        Text("told \(told)")
        if isBusy {
          ProgressView()
        } else {
          List { Text("row") }
            .refreshable {
              isBusy = true
              do { try await Task.sleep(for: .seconds(1)) } catch { told = "cancelled" }
              isBusy = false
            }
        }
      }
    }
    let living = LivingTree(Replaced())
    Controls(of: living.tree).use(.named("List"), .refresh)
    #expect(living.texts == ["told cancelled", "row"])
  }

  @Test func theTimeOfOneThatDoesNotEndIsOver() {
    struct Slow: View {
      @State private var told = ""

      var body: some View {
        List { Text(told) }
          .refreshable { try? await Task.sleep(for: .seconds(90)) }
          .task {
            try? await Task.sleep(for: .seconds(61))
            told = "a second later"
          }
      }
    }
    let living = LivingTree(Slow())
    living.tree.runTasks(for: .zero)
    Controls(of: living.tree).use(.named("List"), .refresh)
    #expect(living.texts == [""])
    living.tree.runTasks(for: .seconds(1))
    #expect(living.texts == ["a second later"])
  }

  @Test func whatWasThereBeforeWaits() {
    let living = LivingTree(Busy())
    let controls = Controls(of: living.tree)
    controls.use(.named("Begin"), .tap)
    living.tree.runTasks(for: .seconds(1))
    #expect(living.texts.first == "begun 1")
    controls.use(.named("Again"), .tap)
    controls.use(.named("List"), .refresh)
    #expect(living.texts.first == "begun 1, refreshed")
    living.tree.runTasks(for: .zero)
    #expect(living.texts.first == "begun 1, refreshed, again, begun 2")
  }

  /// A view whose tasks go on when it is refreshed.
  struct Busy: View {
    @State private var told: [String] = []

    var body: some View {
      List { Text(told.joined(separator: ", ")) }
        .refreshable {
          try? await Task.sleep(for: .seconds(5))
          told.append("refreshed")
        }
      Button("Begin") {
        Task {
          told.append("begun 1")
          try? await Task.sleep(for: .seconds(3))
          told.append("begun 2")
        }
      }
      Button("Again") { Task { told.append("again") } }
    }
  }

  @Test func whatItWaitsForGoesOn() {
    struct Sharing: View {
      @State private var loading: Task<Int, Never>?
      @State private var count = 0

      var body: some View {
        List { Text("\(count)") }
          .refreshable { count = await loading?.value ?? -1 }
        Button("Load") {
          loading = Task {
            try? await Task.sleep(for: .seconds(3))
            return 7
          }
        }
      }
    }
    let living = LivingTree(Sharing())
    Controls(of: living.tree).use(.named("Load"), .tap)
    Controls(of: living.tree).use(.named("List"), .refresh)
    #expect(living.texts.first == "7")
  }

  @Test func whatDoesNotEndWaits() {
    struct Slow: View {
      @State private var count = 0

      var body: some View {
        List { Text("\(count)") }
          .refreshable {
            try? await Task.sleep(for: .seconds(90))
            count += 1
          }
      }
    }
    let living = LivingTree(Slow())
    _ = living.events()
    Controls(of: living.tree).use(.named("List"), .refresh)
    #expect(living.events() == ["refreshable", "task waits"])
    living.tree.runTasks(for: .seconds(90))
    #expect(living.texts == ["1"])
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
    Controls(of: living.tree).use(.named("Reload"), .tap)
    living.tree.runTasks()
    #expect(living.texts.last == "1")
  }
}
