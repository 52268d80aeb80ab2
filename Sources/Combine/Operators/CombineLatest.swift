extension Publishers {
  /// Passes on the latest values of two publishers whenever one of them has a new one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      var first: A.Output?
      var second: B.Output?
      let junction = Junction(subscriber, count: 2)
      let send = {
        if let first, let second { junction.send((first, second)) }
      }
      junction.connect(a) {
        first = $0
        send()
      }
      junction.connect(b) {
        second = $0
        send()
      }
    }
  }

  /// Pairs the values of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      var first: [A.Output] = []
      var second: [B.Output] = []
      let junction = Junction(subscriber, count: 2)
      let send = {
        guard !first.isEmpty, !second.isEmpty else { return }
        junction.send((first.removeFirst(), second.removeFirst()))
      }
      junction.connect(a) {
        first.append($0)
        send()
      }
      junction.connect(b) {
        second.append($0)
        send()
      }
    }
  }

  /// Passes on the values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      let junction = Junction(subscriber, count: 2)
      junction.connect(a) { junction.send($0) }
      junction.connect(b) { junction.send($0) }
    }
  }

  /// Passes on the values of several publishers of one type.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let publishers: [Upstream]

    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
      publishers = Array(upstream)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      let junction = Junction(subscriber, count: publishers.count)
      for publisher in publishers { junction.connect(publisher) { junction.send($0) } }
    }
  }
}

/// Where several publishers meet: ends when all have, or when one fails.
final class Junction<Downstream: Subscriber> {
  private let subject = PassthroughSubject<Downstream.Input, Downstream.Failure>()
  private var sources: [CancellableBox] = []
  private var unfinished: Int

  init(_ downstream: Downstream, count: Int) {
    unfinished = count
    subject.handleEvents(receiveCancel: { self.cancel() }).receive(subscriber: downstream)
    if count == 0 { subject.send(completion: .finished) }
  }

  func send(_ value: Downstream.Input) { subject.send(value) }

  func connect<P: Publisher>(_ publisher: P, receiveValue: @escaping (P.Output) -> Void)
  where P.Failure == Downstream.Failure {
    let box = CancellableBox()
    sources.append(box)
    box.content = publisher.sink { completion in
      self.unfinished -= 1
      if case .failure = completion { self.unfinished = 0 }
      if self.unfinished == 0 { self.subject.send(completion: completion) }
    } receiveValue: {
      receiveValue($0)
    }
  }

  private func cancel() {
    let sources = sources
    self.sources = []
    for source in sources { source.cancel() }
  }
}

extension Publisher {
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
  where Failure == P.Failure, Output == P.Output {
    Publishers.Merge(self, other)
  }
}
