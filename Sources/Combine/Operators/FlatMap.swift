extension Publishers {
  /// Passes on the values of the publishers that a closure makes of each value.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let flattening = Flattening<NewPublisher>(keepsLatestOnly: false)
      flattening.start(upstream.map(transform), subscriber: subscriber)
    }
  }

  /// Passes on the values of the latest publisher that comes.
  public struct SwitchToLatest<NewPublisher: Publisher, Upstream: Publisher>: Publisher
  where NewPublisher == Upstream.Output, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let flattening = Flattening<NewPublisher>(keepsLatestOnly: true)
      flattening.start(upstream, subscriber: subscriber)
    }
  }
}

/// Subscribes to the publishers that come from above.
private final class Flattening<Inner: Publisher> {
  private let subject = PassthroughSubject<Inner.Output, Inner.Failure>()
  private let keepsLatestOnly: Bool
  private let outer = CancellableBox()
  private var inner: [Int: CancellableBox] = [:]
  private var count = 0
  private var isOuterDone = false

  init(keepsLatestOnly: Bool) {
    self.keepsLatestOnly = keepsLatestOnly
  }

  func start<P: Publisher, S: Subscriber>(_ publisher: P, subscriber: S)
  where
    P.Output == Inner, P.Failure == Inner.Failure, S.Input == Inner.Output,
    S.Failure == Inner.Failure
  {
    subject.handleEvents(receiveCancel: { self.cancel() }).receive(subscriber: subscriber)
    outer.content = publisher.sink { completion in
      self.isOuterDone = true
      self.end(completion)
    } receiveValue: {
      self.add($0)
    }
  }

  private func add(_ publisher: Inner) {
    if keepsLatestOnly { cancelInner() }
    count += 1
    let number = count
    let box = CancellableBox()
    inner[number] = box
    box.content = publisher.sink { completion in
      self.inner[number] = nil
      self.end(completion)
    } receiveValue: {
      self.subject.send($0)
    }
  }

  private func end(_ completion: Subscribers.Completion<Inner.Failure>) {
    switch completion {
    case .failure:
      cancel()
      subject.send(completion: completion)
    case .finished where isOuterDone && inner.isEmpty: subject.send(completion: .finished)
    case .finished: break
    }
  }

  private func cancelInner() {
    let boxes = inner
    inner = [:]
    for box in boxes.values { box.cancel() }
  }

  private func cancel() {
    outer.cancel()
    cancelInner()
  }
}

extension Publisher {
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where Failure == Never, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where Failure == Never {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers,
      transform: transform)
  }

  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never, Failure == Never {
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Output: Publisher, Failure == Never {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
  public func switchToLatest()
    -> Publishers.SwitchToLatest<
      Publishers.SetFailureType<Output, Failure>,
      Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
    >
  {
    Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
  }
}
