extension Publishers {
  /// Prints what passes.
  public struct Print<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let prefix: String
    public let upstream: Upstream
    public let stream: (any TextOutputStream)?

    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      self.upstream = upstream
      self.prefix = prefix
      self.stream = stream
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var stream = stream
      let start = prefix.isEmpty ? "" : prefix + ": "
      func tell(_ event: String) {
        if stream == nil { Swift.print(start + event) } else { stream?.write(start + event + "\n") }
      }
      upstream.handleEvents(
        receiveOutput: { tell("receive value: (\($0))") },
        receiveCompletion: {
          switch $0 {
          case .finished: tell("receive finished")
          case .failure(let error): tell("receive error: (\(error))")
          }
        },
        receiveCancel: { tell("receive cancel") }
      ).receive(subscriber: subscriber)
    }
  }
}

extension Publisher {
  /// Prints what passes.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
