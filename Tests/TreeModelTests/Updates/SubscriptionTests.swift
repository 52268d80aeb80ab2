import Combine
import SwiftUI
import Testing

@testable import TreeModel

/// What `onReceive` is subscribed to, and for how long.
@MainActor @Suite struct SubscriptionTests {
  @Test func subscribesAnewToAnotherValue() throws {
    var found: [Int] = []
    let host = try Hosted((sent: 1, title: "a")) { value in
      Text(value.title).onReceive(Just(value.sent)) { found.append($0) }
    }
    #expect(found == [1])
    host.set((sent: 2, title: "a"))
    #expect(found == [1, 2])
    host.set((sent: 2, title: "b"))
    #expect(found == [1, 2])
  }

  @Test func tellsSubjectsApartByIdentity() throws {
    let subjects = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
    var found: [Int] = []
    let host = try Hosted(0) { index in
      Text("\(index)").onReceive(subjects[index]) { found.append($0) }
    }
    func send() {
      host.tree.perform {
        subjects[0].send(1)
        subjects[1].send(2)
      }
    }
    send()
    host.set(1)
    send()
    host.set(0)
    send()
    #expect(found == [1, 2, 1])
  }

  @Test func keepsASubscriptionToThePublisherOfAProperty() throws {
    final class Model: ObservableObject {
      struct Part { var number = 7 }

      @Published var part = Part()
    }
    let model = Model()
    var found: [Int] = []
    let host = try Hosted("a") { title in
      Text(title).onReceive(model.$part.map(\.number).map { $0 + 1 }) { found.append($0) }
    }
    host.set("b")
    #expect(found == [8])
    host.tree.perform { model.part.number = 8 }
    #expect(found == [8, 9])
  }

  @Test func runsTheActionOfTheViewAsItIs() throws {
    let subject = PassthroughSubject<Int, Never>()
    var found: [String] = []
    let host = try Hosted("a") { title in
      Text(title).onReceive(subject) { found.append("\(title)\($0)") }
    }
    host.tree.perform { subject.send(1) }
    host.set("b")
    host.tree.perform { subject.send(2) }
    #expect(found == ["a1", "b2"])
  }

  // MARK: - Timers

  private static func timer(every seconds: Double) -> Publishers.Autoconnect<Timer.TimerPublisher> {
    Timer.publish(every: seconds, on: .main, in: .common).autoconnect()
  }

  @Test func followsATimerThatIsReplaced() {
    struct Ticking: View {
      @State var timer = SubscriptionTests.timer(every: 1)
      @State var ticks = 0

      var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }
    let tree = LivingTree(Ticking())
    tree.tree.runTasks(for: .seconds(2))
    #expect(tree.texts == ["2"])
    tree.perform { tree.view(Ticking.self)?.timer = Self.timer(every: 0.25) }
    tree.tree.runTasks(for: .seconds(1))
    #expect(tree.texts == ["6"])
  }

  @Test func beginsATimerAnewThatIsMadeInABody() throws {
    var ticks = 0
    let host = try Hosted(0) { value in
      Text("\(value)").onReceive(Self.timer(every: 1)) { _ in ticks += 1 }
    }
    for value in 1...3 {
      host.tree.tree.runTasks(for: .seconds(0.75))
      host.set(value)
    }
    #expect(ticks == 0)
    host.tree.tree.runTasks(for: .seconds(3.5))
    #expect(ticks == 3)
  }

  @Test func stopsATimerByAnotherConnection() {
    struct Counting: View {
      let timer = SubscriptionTests.timer(every: 1)
      @State var count = 0

      var body: some View {
        Text("\(count)").onReceive(timer) { _ in
          if count == 2 { timer.upstream.connect().cancel() }
          count += 1
        }
      }
    }
    let tree = LivingTree(Counting())
    tree.tree.runTasks(for: .seconds(8))
    #expect(tree.texts == ["3"])
  }

  @Test func connectsATimerOnce() {
    struct Connecting: View {
      @State var timer = Timer.publish(every: 1, on: .main, in: .common)
      @State var connections: [any Cancellable] = []
      @State var count = 0

      func start() {
        timer = Timer.publish(every: 1, on: .main, in: .common)
        connections = [timer.connect(), timer.connect()]
      }

      func stop() { connections.last?.cancel() }

      var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
    }
    let tree = LivingTree(Connecting())
    tree.tree.runTasks(for: .seconds(2))
    #expect(tree.texts == ["0"])
    tree.perform { tree.view(Connecting.self)?.start() }
    tree.tree.runTasks(for: .seconds(3))
    #expect(tree.texts == ["3"])
    tree.perform { tree.view(Connecting.self)?.stop() }
    tree.tree.runTasks(for: .seconds(3))
    #expect(tree.texts == ["3"])
  }
}
