extension Publishers {
  /// Leaves out the first values that a closure accepts.
  public struct DropWhile<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Output) -> Bool

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var isDropping = true
      upstream.receive(
        subscriber: Relay(subscriber) {
          isDropping = isDropping && predicate($1)
          if !isDropping { _ = $0.downstream.receive($1) }
        })
    }
  }

  /// Leaves out the values that come before another publisher's first.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var isOpen = false
      let signal = CancellableBox()
      signal.content = other.first().sink { _ in
      } receiveValue: { _ in
        isOpen = true
      }
      upstream.filter { _ in isOpen }
        .handleEvents(
          receiveCompletion: { _ in signal.cancel() }, receiveCancel: { signal.cancel() }
        ).receive(subscriber: subscriber)
    }
  }

  /// Ends when another publisher has a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let signal = CancellableBox()
      let relay = Relay<Output, Failure, S>(subscriber) {
        _ = $0.downstream.receive($1)
      } onCompletion: {
        signal.cancel()
        $0.downstream.receive(completion: $1)
      }
      signal.content = other.first().sink { _ in
      } receiveValue: { _ in
        relay.finish(.finished)
      }
      upstream.handleEvents(receiveCancel: { signal.cancel() }).receive(subscriber: relay)
    }
  }
}

extension Publisher {
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }

  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
