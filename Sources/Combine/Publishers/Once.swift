extension Optional {
  /// A publisher of a value, or of none.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    public typealias Failure = Never

    public let output: Wrapped?

    public init(_ output: Wrapped?) {
      self.output = output
    }

    public func receive<S: Subscriber>(subscriber: S) where Wrapped == S.Input, S.Failure == Never {
      Publishers.Sequence(sequence: output.map { [$0] } ?? []).send(to: subscriber, as: "Optional")
    }
  }

  /// A publisher of the value, where there is one.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of a success, or one that fails.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success

    public let result: Result<Success, Failure>

    public init(_ result: Result<Success, Failure>) {
      self.result = result
    }

    public init(_ output: Success) {
      self.init(.success(output))
    }

    public init(_ failure: Failure) {
      self.init(.failure(failure))
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Success == S.Input, Failure == S.Failure {
      switch result {
      case .success(let value):
        Publishers.Sequence(sequence: CollectionOfOne(value)).send(to: subscriber, as: "Once")
      case .failure(let error): Fail(error: error).receive(subscriber: subscriber)
      }
    }
  }

  /// A publisher of the success or the failure.
  public var publisher: Publisher { Publisher(self) }
}
