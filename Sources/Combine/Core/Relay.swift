/// The subscriber in the middle of an operator: it passes the subscription on and hands values and
/// the end to closures, which may cancel.
final class Relay<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription {
  let downstream: Downstream
  private var upstream: (any Subscription)?
  private var onValue: ((Relay, Input) -> Void)?
  private var onCompletion: ((Relay, Subscribers.Completion<Failure>) -> Void)?

  init(
    _ downstream: Downstream, onValue: @escaping (Relay, Input) -> Void,
    onCompletion: @escaping (Relay, Subscribers.Completion<Failure>) -> Void
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    downstream.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    onValue?(self, input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let action = onCompletion
    end()
    action?(self, completion)
  }

  /// Operators drop or repeat values, so they take all that there are.
  func request(_ demand: Subscribers.Demand) {
    upstream?.request(.unlimited)
  }

  func cancel() {
    let upstream = upstream
    end()
    upstream?.cancel()
  }

  /// Cancels what comes from above and ends what is below.
  func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard onValue != nil else { return }
    cancel()
    downstream.receive(completion: completion)
  }

  private func end() {
    upstream = nil
    onValue = nil
    onCompletion = nil
  }
}

extension Relay where Failure == Downstream.Failure {
  convenience init(_ downstream: Downstream, onValue: @escaping (Relay, Input) -> Void) {
    self.init(downstream, onValue: onValue) { $0.downstream.receive(completion: $1) }
  }
}
