extension Publishers {
  /// Passes on, at the end, what a closure makes of all values.
  public struct Reduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var result = initial
      upstream.receive(
        subscriber: Relay(subscriber, onValue: { result = nextPartialResult(result, $1) }) {
          if case .finished = $1 { _ = $0.downstream.receive(result) }
          $0.downstream.receive(completion: $1)
        })
    }
  }

  /// Passes on, at the end, what a closure makes of all values, unless it throws.
  public struct TryReduce<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = any Error

    public let upstream: Upstream
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, S.Failure == any Error {
      upstream.tryScan(initial, nextPartialResult).last(orElse: initial)
        .receive(subscriber: subscriber)
    }
  }

  /// Passes on the number of values.
  public struct Count<Upstream: Publisher>: Publisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, Failure == S.Failure {
      upstream.reduce(0) { count, _ in count + 1 }.receive(subscriber: subscriber)
    }
  }

  /// Passes on the end alone.
  public struct IgnoreOutput<Upstream: Publisher>: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, Failure == S.Failure {
      upstream.receive(
        subscriber: Relay<Upstream.Output, Failure, S>(subscriber) { _, _ in })
    }
  }

  /// Passes on the least or the greatest value, by a closure.
  public struct Comparison<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let areInIncreasingOrder: (Output, Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var best: Output?
      let relay = Relay<Output, Failure, S>(subscriber) { _, value in
        if best.map({ areInIncreasingOrder($0, value) }) ?? true { best = value }
      } onCompletion: {
        if case .finished = $1, let best { _ = $0.downstream.receive(best) }
        $0.downstream.receive(completion: $1)
      }
      upstream.receive(subscriber: relay)
    }
  }
}

extension Publisher {
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }

  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }
}

extension Publisher where Output: Comparable {
  public func max() -> Publishers.Comparison<Self> { max(by: <) }

  public func min() -> Publishers.Comparison<Self> { min(by: <) }
}
