/// The connection between a publisher and one subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

/// The name space of ready-made subscriptions.
public enum Subscriptions {
  /// The subscription of a publisher that has already ended.
  public static var empty: any Subscription { EmptySubscription() }
}

private struct EmptySubscription: Subscription, CustomStringConvertible {
  let combineIdentifier = CombineIdentifier()
  let description = "Empty"

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {}
}

/// A subscription that ends when its owner's closure says so.
final class ClosureSubscription: Subscription, CustomStringConvertible {
  private let source: Any
  private let onRequest: (Subscribers.Demand) -> Void
  private var onCancel: (() -> Void)?

  /// Creates a subscription.
  ///
  /// - Parameters:
  ///   - source: what it describes itself as, `PassthroughSubject` or a sequence.
  ///   - onRequest: takes a demand.
  ///   - onCancel: ends the subscription.
  init(
    of source: Any, onRequest: @escaping (Subscribers.Demand) -> Void = { _ in },
    onCancel: @escaping () -> Void = {}
  ) {
    self.source = source
    self.onRequest = onRequest
    self.onCancel = onCancel
  }

  var description: String { "\(source)" }

  func request(_ demand: Subscribers.Demand) {
    if onCancel != nil { onRequest(demand) }
  }

  func cancel() {
    let action = onCancel
    onCancel = nil
    action?()
  }
}
