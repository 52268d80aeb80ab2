extension Publishers {
  /// Prints what passes.
  ///
  ///     name: receive subscription: (PassthroughSubject)
  ///     name: request unlimited
  ///     name: receive value: (1)
  ///     name: receive finished
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
      let upstream = upstream
      upstream.receive(
        subscriber: AnySubscriber<Output, Failure>(
          receiveSubscription: { subscription in
            tell("receive subscription: (\(upstream.name(of: subscription)))")
            subscriber.receive(
              subscription: ClosureSubscription(
                of: "Print",
                onRequest: {
                  tell($0.request)
                  subscription.request($0)
                },
                onCancel: {
                  tell("receive cancel")
                  subscription.cancel()
                }))
          },
          receiveValue: {
            tell("receive value: (\($0))")
            let demand = subscriber.receive($0)
            if demand > .none { tell("\(demand.request) (synchronous)") }
            return demand
          },
          receiveCompletion: {
            switch $0 {
            case .finished: tell("receive finished")
            case .failure(let error): tell("receive error: (\(error))")
            }
            subscriber.receive(completion: $0)
          }))
    }
  }
}

extension Subscribers.Demand {
  fileprivate var request: String { max.map { "request max: (\($0))" } ?? "request unlimited" }
}

extension Publisher {
  /// The name of the operator behind what erases its type: `Filter`.
  var operatorName: String {
    if let erased = self as? AnyPublisher<Output, Failure> { return erased.operatorName }
    return String("\(Self.self)".prefix { $0 != "<" })
  }

  /// Returns what a subscription describes itself as: those of operators are called as these are.
  fileprivate func name(of subscription: any Subscription) -> String {
    subscription is any CustomStringConvertible ? "\(subscription)" : operatorName
  }

  /// Prints what passes.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> Publishers.Print<Self> {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
