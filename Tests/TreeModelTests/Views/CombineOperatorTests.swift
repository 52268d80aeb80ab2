import Combine
import Foundation
import Testing

/// What the operators of Combine pass on.
@Suite struct CombineOperatorTests {
  enum Failure: Error, Equatable {
    case any
  }

  /// What a publisher sends on request: its values, then how it ends, in words.
  private func events<P: Publisher>(_ publisher: P) -> [String] {
    var events: [String] = []
    let cancellable = publisher.sink { completion in
      switch completion {
      case .finished: events.append("finished")
      case .failure(let error): events.append("\(error)")
      }
    } receiveValue: {
      events.append("\($0)")
    }
    cancellable.cancel()
    return events
  }

  private let numbers = [3, 1, 2].publisher

  private var failing: some Publisher<Int, any Error> {
    [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Failure.any } else { $0 } }
  }

  @Test func reduces() {
    #expect(events(numbers.reduce(0, +)) == ["6", "finished"])
    #expect(events(numbers.tryReduce(10, +)) == ["16", "finished"])
    #expect(events(failing.reduce(0, +)) == ["any"])
    #expect(events(numbers.count()) == ["3", "finished"])
    #expect(events(numbers.min()) == ["1", "finished"])
    #expect(events(numbers.max()) == ["3", "finished"])
    #expect(events(numbers.max { $0 > $1 }) == ["1", "finished"])
    #expect(events(numbers.ignoreOutput()) == ["finished"])
    #expect(events(failing.ignoreOutput()) == ["any"])
  }

  @Test func asksOfAllValues() {
    #expect(events(numbers.contains(1)) == ["true", "finished"])
    #expect(events(numbers.contains { $0 > 3 }) == ["false", "finished"])
    #expect(events(numbers.allSatisfy { $0 > 0 }) == ["true", "finished"])
    #expect(events(numbers.allSatisfy { $0 > 1 }) == ["false", "finished"])
    #expect(events(failing.allSatisfy { $0 > 0 }) == ["any"])
  }

  @Test func choosesValuesByTheirPlaces() {
    #expect(events(numbers.first()) == ["3", "finished"])
    #expect(events(numbers.first { $0 < 3 }) == ["1", "finished"])
    #expect(events(numbers.last()) == ["2", "finished"])
    #expect(events(numbers.last { $0 > 2 }) == ["3", "finished"])
    #expect(events(numbers.output(at: 1)) == ["1", "finished"])
    #expect(events(numbers.output(in: 1...)) == ["1", "2", "finished"])
    #expect(events(numbers.prefix(2)) == ["3", "1", "finished"])
    #expect(events(numbers.prefix { $0 != 2 }) == ["3", "1", "finished"])
    #expect(events(numbers.drop { $0 > 1 }) == ["1", "2", "finished"])
    #expect(events([Int]().publisher.replaceEmpty(with: 7)) == ["7", "finished"])
    #expect(events(numbers.replaceEmpty(with: 7)) == ["3", "1", "2", "finished"])
  }

  @Test func joinsPublishers() {
    #expect(events(numbers.append(4, 5)) == ["3", "1", "2", "4", "5", "finished"])
    #expect(events(numbers.prepend([9])) == ["9", "3", "1", "2", "finished"])
    #expect(events(failing.append(4)) == ["1", "any"])
    #expect(events(Just(1).append(Just(2)).prepend(0)) == ["0", "1", "2", "finished"])
    #expect(events(Just(1).zip(Just("a"), Just(true))) == [#"(1, "a", true)"#, "finished"])
    #expect(events(Just(1).zip(Just(2)) { $0 + $1 }) == ["3", "finished"])
    #expect(events(Just(1).merge(with: Just(2), Just(3))) == ["1", "2", "3", "finished"])
    #expect(
      events(Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }) == ["6", "finished"])
    #expect(
      events(Just(1).combineLatest(Just(2), Just(3), Just(4))) == ["(1, 2, 3, 4)", "finished"])
    #expect(events(numbers.collect(2)) == ["[3, 1]", "[2]", "finished"])
  }

  @Test func stopsAtWhatIsThrown() {
    #expect(
      events(numbers.tryFilter { if $0 == 2 { throw Failure.any } else { $0 > 1 } })
        == ["3", "any"])
    #expect(
      events(numbers.tryScan(0) { if $1 == 2 { throw Failure.any } else { $0 + $1 } })
        == ["3", "4", "any"])
    #expect(
      events(numbers.tryCompactMap { if $0 == 2 { throw Failure.any } else { Int?(nil) } })
        == ["any"])
    #expect(events(failing.tryCatch { _ in Just(8) }) == ["1", "8", "finished"])
    #expect(
      events(failing.tryCatch { error throws -> Just<Int> in throw error }) == ["1", "any"])
  }

  @Test func triesAgain() {
    var attempts = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Failure> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Failure.any).eraseToAnyPublisher()
        : Just(attempts).setFailureType(to: Failure.self).eraseToAnyPublisher()
    }
    #expect(events(publisher.retry(1)) == ["any"])
    #expect(attempts == 2)
    #expect(events(publisher.retry(1)) == ["3", "finished"])
  }

  @Test func retriesWithoutEnd() {
    #expect(events(Fail<Int, Failure>(error: .any).retry(50_000)) == ["any"])
  }

  @Test func sendsToManyOnceItIsConnected() {
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.multicast { PassthroughSubject() }
    var values: [Int] = []
    var cancellables = [shared.sink { values.append($0) }, shared.sink { values.append(-$0) }]
    subject.send(1)
    #expect(values == [])
    cancellables.append(AnyCancellable(shared.connect()))
    subject.send(2)
    #expect(values == [2, -2])
  }

  @Test func waitsForAnotherPublisher() {
    let subject = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<Void, Never>()
    var before: [Int] = []
    var after: [Int] = []
    var isFinished = false
    let cancellables = [
      subject.prefix(untilOutputFrom: signal)
        .sink { _ in
          isFinished = true
        } receiveValue: {
          before.append($0)
        },
      subject.drop(untilOutputFrom: signal).sink { after.append($0) },
    ]
    subject.send(1)
    signal.send()
    subject.send(2)
    #expect(before == [1])
    #expect(isFinished)
    #expect(after == [2])
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func encodesAndPlaysBack() {
    #expect(
      events(Just([1]).encode(encoder: JSONEncoder()).map { String(decoding: $0, as: UTF8.self) })
        == ["[1]", "finished"])
    let record = Record<Int, Failure> { recording in
      recording.receive(1)
      recording.receive(completion: .failure(.any))
    }
    #expect(events(record) == ["1", "any"])
    #expect(
      events(Record(output: [1, 2], completion: .finished) as Record<Int, Never>)
        == ["1", "2", "finished"])
  }

  @Test func asksClosuresThatMayThrow() {
    let refuse: (Int) throws -> Bool = { if $0 == 2 { throw Failure.any } else { $0 > 5 } }
    #expect(events(numbers.tryFirst { $0 < 3 }) == ["1", "finished"])
    #expect(events(numbers.tryLast { $0 < 3 }) == ["2", "finished"])
    #expect(events(numbers.tryContains { $0 == 1 }) == ["true", "finished"])
    #expect(events(numbers.tryAllSatisfy { $0 > 1 }) == ["false", "finished"])
    #expect(events(numbers.tryDrop { $0 > 2 }) == ["1", "2", "finished"])
    #expect(events(numbers.tryPrefix { $0 > 2 }) == ["3", "finished"])
    #expect(events([1, 1, 2].publisher.tryRemoveDuplicates(by: ==)) == ["1", "2", "finished"])
    #expect(events(numbers.tryMax(by: <)) == ["3", "finished"])
    #expect(events(numbers.tryMin(by: <)) == ["1", "finished"])
    #expect(events(Empty<Int, Never>().tryMin(by: <)) == ["finished"])
    #expect(events(numbers.tryFirst(where: refuse)) == ["any"])
    let accept: (Int) throws -> Bool = { try !refuse($0) }
    #expect(events(numbers.tryAllSatisfy(accept)) == ["any"])
    #expect(events(numbers.tryDrop(while: refuse)) == ["3", "1", "2", "finished"])
  }

  @Test func joinsUpToEight() {
    #expect(events(numbers.zip(numbers, numbers, numbers) { $0 + $1 + $2 + $3 }).first == "12")
    #expect(events(numbers.zip(numbers, numbers) { $0 + $1 + $2 }).first == "9")
    #expect(
      events(Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }) == [
        "10", "finished",
      ])
    #expect(
      events(Just(1).merge(with: Just(2), Just(3), Just(4))) == ["1", "2", "3", "4", "finished"])
    #expect(
      events(
        Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8))
      ).count == 9)
    struct Pair {
      let a = 1
      let b = "x"
    }
    #expect(events(Just(Pair()).map(\.a, \.b)) == [#"(1, "x")"#, "finished"])
  }

  @Test func collectsByTime() {
    let subject = PassthroughSubject<Int, Never>()
    let clock = ManualScheduler()
    var groups: [[Int]] = []
    let timed = subject.collect(.byTimeOrCount(clock, .seconds(1), 3)).sink { groups.append($0) }
    var slow: [[Int]] = []
    let all = subject.collect(.byTime(clock, .seconds(1))).sink { slow.append($0) }
    for value in 1...4 { subject.send(value) }
    #expect(groups == [[1, 2, 3]])
    #expect(slow == [])
    clock.run()
    #expect(groups == [[1, 2, 3], [4]])
    #expect(slow == [[1, 2, 3, 4]])
    subject.send(5)
    subject.send(completion: .finished)
    clock.run()
    #expect(groups == [[1, 2, 3], [4], [5]])
    #expect(slow == [[1, 2, 3, 4], [5]])
    timed.cancel()
    all.cancel()
  }

  /// Runs what is scheduled when it is told to.
  private final class ManualScheduler: Scheduler {
    typealias SchedulerTimeType = ImmediateScheduler.SchedulerTimeType
    typealias SchedulerOptions = Never

    private var actions: [() -> Void] = []
    var now: SchedulerTimeType { ImmediateScheduler.shared.now }
    var minimumTolerance: SchedulerTimeType.Stride { .seconds(0) }

    func run() {
      let due = actions
      actions = []
      for action in due { action() }
    }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(
      after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
      _ action: @escaping () -> Void
    ) {
      actions.append(action)
    }
  }

  @Test func mixesPublishersThatFailWithOthers() {
    #expect(events(failing.flatMap { Just($0 * 2) }) == ["2", "any"])
    #expect(events(failing.map { Just($0) }.switchToLatest()) == ["1", "any"])
    #expect(events(Just(1).map { _ in self.failing }.switchToLatest()) == ["1", "any"])
    #expect(events(Result<Int, Failure>.Publisher(.any)) == ["any"])
    #expect(events(Optional(3).publisher) == ["3", "finished"])
  }

  @Test func waitsForValues() async throws {
    #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
    await #expect(throws: Failure.any) {
      try await Future<Int, any Error> { $0(.failure(Failure.any)) }.value
    }
    var values: [Int] = []
    await #expect(throws: Failure.any) {
      for try await value in failing.values { values.append(value) }
    }
    #expect(values == [1])
  }

  @Test func tellsTheValueOfAPropertyOnce() {
    final class Player: NSObject {
      dynamic var rate = 2.0
    }
    let player = Player()
    var told: [Double] = []
    let observation = player.observe(\.rate, options: [.initial, .new]) { _, change in
      told.append(change.newValue ?? 0)
    }
    player.rate = 3
    observation.invalidate()
    #expect(told == [2])
    #expect(events(player.publisher(for: \.rate)) == ["3.0"])
  }

  @Test func printsIntoAStream() {
    let log = Log()
    _ = events(failing.print("n", to: log))
    #expect(
      log.lines.dropFirst() == [
        "n: request unlimited", "n: receive value: (1)", "n: receive error: (any)",
      ])
  }

  @Test func printsWhatIsSubscribedToAndAskedFor() {
    let log = Log()
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.print("", to: log).sink { _ in }
    subject.send(1)
    subscription.cancel()
    #expect(
      log.lines == [
        "receive subscription: (PassthroughSubject)", "request unlimited", "receive value: (1)",
        "receive cancel",
      ])
  }

  @Test func printsDemands() {
    let log = Log()
    [1, 2].publisher.print("", to: log).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) }, receiveValue: { $0 == 1 ? .max(1) : .none }))
    #expect(
      log.lines == [
        "receive subscription: ([1, 2])", "request max: (1)", "receive value: (1)",
        "request max: (1) (synchronous)", "receive value: (2)",
      ])
  }

  @Test func printsTheNamesOfSubscriptions() {
    func name(_ publisher: some Publisher) -> String? {
      let log = Log()
      _ = publisher.print("", to: log).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      return log.lines.first
    }
    #expect(name(Just(1)) == "receive subscription: (Just)")
    #expect(
      name(CurrentValueSubject<Int, Never>(1)) == "receive subscription: (CurrentValueSubject)")
    #expect(name(Empty<Int, Never>()) == "receive subscription: (Empty)")
    let filter = Just(1).filter { $0 > 0 }
    #expect(name(filter) == "receive subscription: (Filter)")
    #expect(name(filter.eraseToAnyPublisher()) == "receive subscription: (Filter)")
  }

  /// Takes what is printed.
  private final class Log: TextOutputStream {
    private var text = ""

    var lines: [String] { text.split(separator: "\n").map(String.init) }

    func write(_ string: String) { text += string }
  }

  /// The types show in `onReceive`.
  @Test func hasTheTypesOfCombine() {
    let types: [(Any, String)] = [
      (numbers.first(), "First<Sequence<Array<Int>, Never>>"),
      (numbers.prefix(1), "Output<Sequence<Array<Int>, Never>>"),
      (numbers.reduce(0, +), "Reduce<Sequence<Array<Int>, Never>, Int>"),
      (Just(1).append(2), "Concatenate<Just<Int>, Sequence<Array<Int>, Never>>"),
      (Just(1).zip(Just(2), Just(3)), "Zip3<Just<Int>, Just<Int>, Just<Int>>"),
    ]
    for (value, name) in types { #expect("\(type(of: value))" == name) }
  }
}
