extension Publishers {
  /// Passes on the values that a closure accepts, until it throws.
  public struct TryFilter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let isIncluded: (Output) throws -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      upstream.tryMap { try isIncluded($0) ? [$0] : [] }.flatMap {
        Sequence<[Output], any Error>(sequence: $0)
      }.receive(subscriber: subscriber)
    }
  }

  /// Passes on what a closure makes of each value, where it makes something, until it throws.
  public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      upstream.tryMap(transform).compactMap { $0 }.receive(subscriber: subscriber)
    }
  }

  /// Passes on the last value and each new one through a closure, until it throws.
  public struct TryScan<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      var result = initialResult
      upstream.tryMap { value in
        result = try nextPartialResult(result, value)
        return result
      }.receive(subscriber: subscriber)
    }
  }

  /// Goes on with another publisher after an error, or fails with what a closure throws.
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    public let handler: (Upstream.Failure) throws -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      upstream.catch { error -> AnyPublisher<Output, any Error> in
        do {
          return try handler(error).mapError { $0 as any Error }.eraseToAnyPublisher()
        } catch {
          return Fail(error: error).eraseToAnyPublisher()
        }
      }.receive(subscriber: subscriber)
    }
  }

  /// Subscribes anew after an error, some times.
  public struct Retry<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      self.upstream = upstream
      self.retries = retries
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let subject = PassthroughSubject<Output, Failure>()
      let attempt = CancellableBox()
      subject.handleEvents(receiveCancel: { attempt.cancel() }).receive(subscriber: subscriber)
      run(on: subject, attempt: attempt)
    }

    /// Subscribes in a loop: a publisher may fail at once, very often.
    private func run(on subject: PassthroughSubject<Output, Failure>, attempt: CancellableBox) {
      var left = retries
      var isSubscribing = false
      var isWanted = true
      func subscribe() {
        isWanted = true
        guard !isSubscribing else { return }
        isSubscribing = true
        defer { isSubscribing = false }
        while isWanted {
          isWanted = false
          attempt.content = upstream.sink { completion in
            guard case .failure = completion, left != 0 else {
              return subject.send(completion: completion)
            }
            left = left.map { $0 - 1 }
            subscribe()
          } receiveValue: {
            subject.send($0)
          }
        }
      }
      subscribe()
    }
  }

  /// Stops the program at an error.
  public struct AssertNoFailure<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let prefix: String
    public let file: StaticString
    public let line: UInt

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      upstream.mapError { error -> Never in
        fatalError("\(prefix)\(error)", file: file, line: line)
      }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }

  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
