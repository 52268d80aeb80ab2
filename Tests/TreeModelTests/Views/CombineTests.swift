import Combine
import Foundation
import Testing

@Suite struct CombineTests {
  final class Model: ObservableObject {
    @Published var name = "Anna"
    @Published var count = 0
  }

  final class Plain: ObservableObject {
    var value = 0 {
      willSet { objectWillChange.send() }
    }
  }

  enum Failure: Error {
    case any
  }

  @Test func sendsValuesToAllSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    var first: [Int] = []
    var second: [Int] = []
    let cancellable = subject.sink { first.append($0) }
    subject.send(1)
    let other = subject.sink { second.append($0) }
    subject.send(2)
    cancellable.cancel()
    subject.send(3)
    other.cancel()
    #expect(first == [1, 2])
    #expect(second == [2, 3])
  }

  @Test func cancelsWhenTheCancellableGoesAway() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var cancellables: Set<AnyCancellable> = []
    subject.sink { values.append($0) }.store(in: &cancellables)
    subject.send(1)
    cancellables.removeAll()
    subject.send(2)
    #expect(values == [1])
  }

  @Test func startsWithTheCurrentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let cancellable = subject.sink { values.append($0) }
    subject.value = 2
    subject.send(3)
    #expect(values == [1, 2, 3])
    #expect(subject.value == 3)
    cancellable.cancel()
  }

  @Test func announcesAChangeBeforeItHappens() {
    let model = Model()
    var counts: [Int] = []
    let cancellable = model.objectWillChange.sink { counts.append(model.count) }
    model.count = 1
    model.name = "Chris"
    #expect(counts == [0, 1])
    cancellable.cancel()
  }

  @Test func publishesAPropertysValues() {
    let model = Model()
    var names: [String] = []
    let cancellable = model.$name.sink { names.append($0 + " over " + model.name) }
    model.name = "Chris"
    #expect(names == ["Anna over Anna", "Chris over Anna"])
    cancellable.cancel()
  }

  @Test func announcesChangesOfPlainProperties() {
    let plain = Plain()
    var count = 0
    let cancellable = plain.objectWillChange.sink { count += 1 }
    plain.value = 1
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test func assignsToAPublishedProperty() {
    let model = Model()
    let subject = PassthroughSubject<Int, Never>()
    subject.assign(to: &model.$count)
    subject.send(4)
    #expect(model.count == 4)
  }

  @Test func appliesOperatorsInOrder() {
    var values: [String] = []
    var isFinished = false
    let cancellable = [1, 1, 2, 3, 4].publisher
      .removeDuplicates()
      .filter { $0 != 3 }
      .map { $0 * 10 }
      .dropFirst()
      .compactMap { $0 > 20 ? "\($0)" : nil }
      .eraseToAnyPublisher()
      .sink { _ in
        isFinished = true
      } receiveValue: {
        values.append($0)
      }
    #expect(values == ["40"])
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func combinesTheLatestValues() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<String, Never>()
    var values: [String] = []
    let cancellable = first.combineLatest(second).sink { values.append("\($0)\($1)") }
    first.send(1)
    second.send("a")
    first.send(2)
    second.send("b")
    #expect(values == ["1a", "2a", "2b"])
    cancellable.cancel()
    first.send(3)
    #expect(values.count == 3)
  }

  @Test func switchesToTheLatestPublisher() {
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let cancellable = outer.switchToLatest().sink { values.append($0) }
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    #expect(values == [1, 3])
    cancellable.cancel()
  }

  @Test func replacesFailures() {
    var values: [Int] = []
    let caught = Fail<Int, Failure>(error: .any).catch { _ in Just(1) }
    let cancellables = [
      caught.sink { values.append($0) },
      Just(0).tryMap { _ in throw Failure.any }.replaceError(with: 2).sink { values.append($0) },
    ]
    #expect(values == [1, 2])
    for cancellable in cancellables { cancellable.cancel() }
  }

  @Test func stopsAfterAPrefix() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    var isFinished = false
    let cancellable = subject.prefix(2).sink { _ in
      isFinished = true
    } receiveValue: {
      values.append($0)
    }
    for value in 1...3 { subject.send(value) }
    #expect(values == [1, 2])
    #expect(isFinished)
    cancellable.cancel()
  }

  @Test func publishesNotifications() {
    let center = NotificationCenter()
    let name = Notification.Name("changed")
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 1)
  }

  @Test func decodesValues() {
    var value: [Int] = []
    let cancellable = Just(Data("[1, 2]".utf8))
      .decode(type: [Int].self, decoder: JSONDecoder())
      .replaceError(with: [])
      .sink { value = $0 }
    #expect(value == [1, 2])
    cancellable.cancel()
  }
}
