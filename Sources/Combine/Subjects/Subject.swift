/// A publisher that one can send values through.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  public func send() {
    send(())
  }
}

/// The subscribers of a subject in the order in which they came.
final class SubscriberList<Output, Failure: Error> {
  private var subscribers: [(id: CombineIdentifier, subscriber: AnySubscriber<Output, Failure>)] =
    []
  private(set) var completion: Subscribers.Completion<Failure>?
  private let name: String

  /// Creates a list of no subscribers.
  ///
  /// - Parameter name: what their subscriptions describe themselves as.
  init(of name: String) {
    self.name = name
  }

  func add<S: Subscriber>(_ subscriber: S, first: (() -> Output)? = nil)
  where S.Input == Output, S.Failure == Failure {
    if let completion {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: completion)
      return
    }
    let id = CombineIdentifier()
    subscribers.append((id, AnySubscriber(subscriber)))
    var pending = first
    subscriber.receive(
      subscription: ClosureSubscription(
        of: name,
        onRequest: { demand in
          guard demand > .none, let value = pending else { return }
          pending = nil
          _ = subscriber.receive(value())
        },
        onCancel: { [weak self] in self?.subscribers.removeAll { $0.id == id } }))
  }

  func send(_ value: Output) {
    guard completion == nil else { return }
    for (id, subscriber) in subscribers where subscribers.contains(where: { $0.id == id }) {
      _ = subscriber.receive(value)
    }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    let ended = subscribers
    subscribers = []
    for (_, subscriber) in ended { subscriber.receive(completion: completion) }
  }
}
