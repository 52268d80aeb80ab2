/// A publisher of one value that comes later.
public final class Future<Output, Failure: Error>: Publisher {
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        self.subject.send(value)
        self.subject.send(completion: .finished)
      case .failure(let error): self.subject.send(completion: .failure(error))
      }
    }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    if let result {
      result.publisher.receive(subscriber: subscriber)
    } else {
      subject.receive(subscriber: subscriber)
    }
  }
}

/// A publisher that is made anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  public let createPublisher: () -> DeferredPublisher

  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}
