/// A subject that passes values on and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>(of: "PassthroughSubject")

  public init() {}

  public func send(_ input: Output) { subscribers.send(input) }

  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.send(completion: completion)
  }

  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    subscribers.add(subscriber)
  }
}
