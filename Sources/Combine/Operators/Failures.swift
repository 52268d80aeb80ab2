extension Publishers {
  /// Puts another error in the place of each.
  public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
    public typealias Output = Upstream.Output

    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: Relay<Output, Upstream.Failure, S>(
          subscriber, onValue: { _ = $0.downstream.receive($1) },
          onCompletion: {
            switch $1 {
            case .finished: $0.downstream.receive(completion: .finished)
            case .failure(let error):
              $0.downstream.receive(completion: .failure(transform(error)))
            }
          }))
    }
  }

  /// Gives a publisher that cannot fail a type of error.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.receive(
        subscriber: Relay<Output, Never, S>(
          subscriber, onValue: { _ = $0.downstream.receive($1) },
          onCompletion: { relay, _ in relay.downstream.receive(completion: .finished) }))
    }
  }

  /// Puts a value in the place of an error.
  public struct ReplaceError<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Output

    public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, S.Failure == Never {
      upstream.receive(
        subscriber: Relay<Output, Upstream.Failure, S>(
          subscriber, onValue: { _ = $0.downstream.receive($1) },
          onCompletion: {
            if case .failure = $1 { _ = $0.downstream.receive(output) }
            $0.downstream.receive(completion: .finished)
          }))
    }
  }

  /// Goes on with another publisher after an error.
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
  where Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    public let handler: (Upstream.Failure) -> NewPublisher

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let subject = PassthroughSubject<Output, Failure>()
      let first = CancellableBox()
      let second = CancellableBox()
      subject.handleEvents(receiveCancel: {
        first.cancel()
        second.cancel()
      }).receive(subscriber: subscriber)
      first.content = upstream.sink { completion in
        switch completion {
        case .finished: subject.send(completion: .finished)
        case .failure(let error): second.content = handler(error).subscribe(subject)
        }
      } receiveValue: {
        subject.send($0)
      }
    }
  }
}

/// Holds a cancellable that is made after the closure that cancels it.
final class CancellableBox {
  var content: AnyCancellable?

  func cancel() {
    content?.cancel()
    content = nil
  }
}

extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform: transform)
  }

  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> Publishers.Catch<Self, P> where Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }
}

extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  {
    Publishers.SetFailureType(upstream: self)
  }
}
