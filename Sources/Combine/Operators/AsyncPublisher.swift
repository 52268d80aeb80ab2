/// The values of a publisher that cannot fail, one after the other.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    var subscription: AnyCancellable?
    let values = AsyncStream<Value> { continuation in
      subscription = publisher.sink(
        receiveCompletion: { _ in continuation.finish() },
        receiveValue: { continuation.yield(Value(element: $0)) })
    }
    return Iterator(values: values.makeAsyncIterator(), subscription: subscription)
  }

  /// A value on its way: whoever waits for it takes it over.
  fileprivate struct Value: @unchecked Sendable {
    let element: P.Output
  }

  /// Waits for the next value; keeps the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<Value>.Iterator
    fileprivate let subscription: AnyCancellable?

    public mutating func next() async -> P.Output? {
      await values.next()?.element
    }
  }
}

extension Publisher where Failure == Never {
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
