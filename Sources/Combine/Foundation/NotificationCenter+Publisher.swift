public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of one name.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let target = NotificationTarget(receive: { _ = subscriber.receive($0) })
      let center = center
      let token = center.addObserver(forName: name, object: object, queue: nil) {
        target.receive($0)
      }
      subscriber.receive(
        subscription: ClosureSubscription(
          of: "NotificationCenter Observer", onCancel: { center.removeObserver(token) }))
    }
  }

  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

private struct NotificationTarget: @unchecked Sendable {
  let receive: (Notification) -> Void
}
