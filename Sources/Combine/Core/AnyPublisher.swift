/// A publisher whose type is erased.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let subscription: (AnySubscriber<Output, Failure>) -> Void
  let operatorName: String

  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    operatorName = publisher.operatorName
    subscription = { publisher.receive(subscriber: $0) }
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscription(AnySubscriber(subscriber))
  }
}

extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

/// A subscriber whose type is erased.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  public let combineIdentifier: CombineIdentifier
  private let onSubscription: (any Subscription) -> Void
  private let onValue: (Input) -> Subscribers.Demand
  private let onCompletion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    combineIdentifier = subscriber.combineIdentifier
    onSubscription = subscriber.receive(subscription:)
    onValue = subscriber.receive(_:)
    onCompletion = subscriber.receive(completion:)
  }

  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    onSubscription = receiveSubscription ?? { _ in }
    onValue = receiveValue ?? { _ in .none }
    onCompletion = receiveCompletion ?? { _ in }
  }

  public func receive(subscription: any Subscription) { onSubscription(subscription) }

  public func receive(_ value: Input) -> Subscribers.Demand { onValue(value) }

  public func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}
