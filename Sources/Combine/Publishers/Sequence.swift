extension Publishers {
  /// A publisher of a sequence's elements.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) {
      self.sequence = sequence
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, Elements.Element == S.Input {
      send(to: subscriber, as: sequence)
    }

    /// Sends the elements with a subscription that describes itself as their source.
    func send<S: Subscriber>(to subscriber: S, as source: Any)
    where Failure == S.Failure, Elements.Element == S.Input {
      var iterator: Elements.Iterator? = sequence.makeIterator()
      var isSending = false
      var demand = Subscribers.Demand.none
      subscriber.receive(
        subscription: ClosureSubscription(
          of: source,
          onRequest: { more in
            demand += more
            guard !isSending else { return }
            isSending = true
            defer { isSending = false }
            while demand > .none, iterator != nil {
              guard let element = iterator?.next() else {
                iterator = nil
                return subscriber.receive(completion: .finished)
              }
              if let left = demand.max { demand = .max(left - 1) }
              demand += subscriber.receive(element)
            }
          },
          onCancel: { iterator = nil }))
    }
  }
}

extension Swift.Sequence {
  public var publisher: Publishers.Sequence<Self, Never> {
    Publishers.Sequence(sequence: self)
  }
}
