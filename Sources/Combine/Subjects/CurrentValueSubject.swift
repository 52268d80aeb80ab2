/// A subject that keeps its last value and sends it to each new subscriber.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(of: "CurrentValueSubject")
  private var current: Output

  public init(_ value: Output) {
    current = value
  }

  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  public func send(_ input: Output) {
    guard subscribers.completion == nil else { return }
    current = input
    subscribers.send(input)
  }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscribers.add(subscriber, first: { self.current })
  }
}
