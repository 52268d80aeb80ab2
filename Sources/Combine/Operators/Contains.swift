extension Publishers {
  /// Passes on whether a closure accepts all values.
  public struct AllSatisfy<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, Failure == S.Failure {
      upstream.decide(byDefault: true, subscriber) { predicate($0) ? nil : false }
    }
  }

  /// Passes on whether a closure accepts one of the values.
  public struct ContainsWhere<Upstream: Publisher>: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, Failure == S.Failure {
      upstream.decide(byDefault: false, subscriber) { predicate($0) ? true : nil }
    }
  }

  /// Passes on whether one of the values equals another.
  public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Bool, Failure == S.Failure {
      upstream.contains { $0 == output }.receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Sends the first answer that a closure gives, or at the end the default one.
  fileprivate func decide<S: Subscriber>(
    byDefault answer: Bool, _ subscriber: S, by decision: @escaping (Output) -> Bool?
  ) where S.Input == Bool, S.Failure == Failure {
    let relay = Relay<Output, Failure, S>(subscriber) { relay, value in
      guard let decided = decision(value) else { return }
      _ = relay.downstream.receive(decided)
      relay.finish(.finished)
    } onCompletion: {
      if case .finished = $1 { _ = $0.downstream.receive(answer) }
      $0.downstream.receive(completion: $1)
    }
    receive(subscriber: relay)
  }
}

extension Publisher where Output: Equatable {
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}
