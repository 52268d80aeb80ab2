extension Publishers {
  /// Passes on the values at some places.
  public struct Output<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let range: CountableRange<Int>

    public init(upstream: Upstream, range: CountableRange<Int>) {
      self.upstream = upstream
      self.range = range
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var place = 0
      upstream.receive(
        subscriber: Relay(subscriber) {
          guard place < range.upperBound else { return $0.finish(.finished) }
          if place >= range.lowerBound { _ = $0.downstream.receive($1) }
          place += 1
          if place >= range.upperBound { $0.finish(.finished) }
        })
    }
  }

  /// Passes on the first value.
  public struct First<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.prefix(1).receive(subscriber: subscriber)
    }
  }

  /// Passes on the first value that a closure accepts.
  public struct FirstWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.filter(predicate).prefix(1).receive(subscriber: subscriber)
    }
  }

  /// Passes on the last value.
  public struct Last<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.last(orElse: nil).receive(subscriber: subscriber)
    }
  }

  /// Passes on the last value that a closure accepts.
  public struct LastWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.filter(predicate).last(orElse: nil).receive(subscriber: subscriber)
    }
  }

  /// Passes on a value of its own where none came.
  public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Output

    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var isEmpty = true
      let relay = Relay<Output, Failure, S>(subscriber) {
        isEmpty = false
        _ = $0.downstream.receive($1)
      } onCompletion: {
        if isEmpty, case .finished = $1 { _ = $0.downstream.receive(output) }
        $0.downstream.receive(completion: $1)
      }
      upstream.receive(subscriber: relay)
    }
  }
}

/// Passes on the last value, or one of its own where none came.
struct LastValue<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure

  let upstream: Upstream
  let substitute: Output?

  func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    var last = substitute
    let relay = Relay<Output, Failure, S>(subscriber) {
      last = $1
    } onCompletion: {
      if case .finished = $1, let last { _ = $0.downstream.receive(last) }
      $0.downstream.receive(completion: $1)
    }
    upstream.receive(subscriber: relay)
  }
}

extension Publisher {
  func last(orElse substitute: Output?) -> LastValue<Self> {
    LastValue(upstream: self, substitute: substitute)
  }

  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    output(in: 0..<maxLength)
  }

  public func output(at index: Int) -> Publishers.Output<Self> {
    output(in: index...index)
  }

  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }
}
