extension Publishers {
  /// One subscription for many subscribers.
  public final class Share<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    private let connection = CancellableBox()
    private var subscriberCount = 0

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subscriberCount += 1
      subject.handleEvents(receiveCancel: { [weak self] in self?.leave() })
        .receive(subscriber: subscriber)
      if connection.content == nil { connection.content = upstream.subscribe(subject) }
    }

    private func leave() {
      subscriberCount -= 1
      if subscriberCount == 0 { connection.cancel() }
    }
  }

  /// Connects a connectable publisher on its first subscriber.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream
    private var connection: (any Cancellable)?
    private var subscriberCount = 0

    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subscriberCount += 1
      // A subscription keeps the publisher, which nobody else may: only so is its end noticed.
      upstream.handleEvents(receiveCancel: { self.leave() })
        .receive(subscriber: subscriber)
      if connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      subscriberCount -= 1
      guard subscriberCount == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// A publisher that waits for `connect()`.
  public final class MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()

    init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Publisher {
  public func share() -> Publishers.Share<Self> {
    Publishers.Share(upstream: self)
  }
}

extension Publisher where Failure == Never {
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension ConnectablePublisher {
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}
