/// The values of a publisher that can fail, one after the other.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  public typealias Element = P.Output

  private let publisher: P

  public init(_ publisher: P) {
    self.publisher = publisher
  }

  public func makeAsyncIterator() -> Iterator {
    var subscription: AnyCancellable?
    let values = AsyncThrowingStream<Value, any Error> { continuation in
      subscription = publisher.sink { completion in
        switch completion {
        case .finished: continuation.finish()
        case .failure(let error): continuation.finish(throwing: error)
        }
      } receiveValue: {
        continuation.yield(Value(element: $0))
      }
    }
    return Iterator(values: values.makeAsyncIterator(), subscription: subscription)
  }

  /// A value on its way: whoever waits for it takes it over.
  fileprivate struct Value: @unchecked Sendable {
    let element: P.Output
  }

  /// Waits for the next value; keeps the subscription.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncThrowingStream<Value, any Error>.Iterator
    fileprivate let subscription: AnyCancellable?

    public mutating func next() async throws -> P.Output? {
      try await values.next()?.element
    }
  }
}

extension Publisher {
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

extension Future where Failure == Never {
  public final var value: Output {
    get async {
      for await value in values { return value }
      preconditionFailure("a 'Future' that cannot fail ended without its value")
    }
  }
}

extension Future {
  @_disfavoredOverload
  public final var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}
