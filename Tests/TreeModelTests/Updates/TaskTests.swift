import Dispatch
import SwiftUI
import Testing

@testable import TreeModel

/// Tasks that run on request, by a clock of the tree's own.
@MainActor @Suite struct TaskTests {
  struct Loader: View {
    @State var text = "empty"

    var body: some View {
      Text(text).task {
        text = "loading"
        try? await Task.sleep(for: .seconds(2))
        text = await fetch()
      }
    }

    nonisolated private func fetch() async -> String {
      try? await Task.sleep(nanoseconds: 1_000_000_000)
      return "loaded"
    }
  }

  @Test func runsATaskInNoTime() {
    let tree = LivingTree(Loader())
    #expect(tree.tree.waitingTasks.count == 1)
    _ = tree.events()
    let start = DispatchTime.now().uptimeNanoseconds
    tree.tree.runTasks()
    let time = DispatchTime.now().uptimeNanoseconds - start
    #expect(
      tree.events() == [
        "text: \"empty\" → \"loading\"", "body Loader: state text",
        "text: \"loading\" → \"loaded\"", "task finished", "body Loader: state text",
      ])
    #expect(tree.texts == ["loaded"])
    #expect(time < 1_000_000_000)
  }

  @Test func theClocksOfTheLibraryGoByTheTreesTime() {
    struct Clocks: View {
      @State var told: [String] = []

      var body: some View {
        Text(told.joined(separator: ", ")).task {
          let start = ContinuousClock.now
          let other = SuspendingClock().now
          try? await Task.sleep(until: .now + .seconds(1), clock: .continuous)
          try? await ContinuousClock().sleep(until: .now + .seconds(2))
          try? await SuspendingClock().sleep(for: .seconds(3))
          let time = await SuspendingClock().measure { try? await Task.sleep(for: .seconds(4)) }
          told = [
            "\(ContinuousClock.now - start)", "\(SuspendingClock.Instant.now - other)", "\(time)",
          ]
        }
      }
    }
    let tree = LivingTree(Clocks())
    tree.tree.runTasks(for: .seconds(10))
    #expect(tree.texts == ["10.0 seconds, 10.0 seconds, 4.0 seconds"])
  }

  @Test func aClockOfOnesOwnSleepsAsItLikes() {
    struct Hasty: Clock {
      var now: ContinuousClock.Instant { ContinuousClock().now }
      var minimumResolution: Duration { .zero }

      func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
    }
    struct Waiting: View {
      @State var told = ""

      var body: some View {
        Text(told).task {
          try? await Task.sleep(for: .seconds(100), clock: Hasty())
          told = "woken"
        }
      }
    }
    let tree = LivingTree(Waiting())
    tree.tree.runTasks(for: .seconds(1))
    #expect(tree.texts == ["woken"])
  }

  @Test func stopsAtTheLimit() {
    struct Ticking: View {
      @State var ticks = 0

      var body: some View {
        Text("\(ticks)").task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            ticks += 1
          }
        }
      }
    }
    let tree = LivingTree(Ticking())
    tree.tree.runTasks(for: .seconds(5))
    #expect(tree.texts == ["5"])
    tree.tree.runTasks(for: .seconds(2))
    #expect(tree.texts == ["7"])
  }

  @Test func runsWhatAnActionBegan() throws {
    struct Button: View {
      @State var text = "idle"

      func tap() {
        Task {
          text = "busy"
          await Task.yield()
          let detached = await Task.detached { 42 }.value
          text = "done \(detached)"
        }
      }

      var body: some View { Text(text) }
    }
    let tree = LivingTree(Button())
    let button = try #require(tree.view(Button.self))
    tree.perform { button.tap() }
    #expect(tree.texts == ["idle"])
    tree.tree.runTasks()
    #expect(tree.texts == ["done 42"])
  }

  @Test func leavesTasksOfOthersAlone() async {
    let tree = LivingTree(Loader())
    tree.tree.runTasks()
    let value = await Task.detached { await Task { @MainActor in 7 }.value }.value
    #expect(value == 7)
    #expect(tree.texts == ["loaded"])
  }
}
