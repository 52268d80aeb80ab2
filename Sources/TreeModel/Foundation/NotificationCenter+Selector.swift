public import Foundation

extension NotificationCenter {
  /// An observer that is told nothing, which is said when it would be: on Linux no method is found by its
  /// selector.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    let observer = Observer(observer as AnyObject)
    observer.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] _ in
      if observer.value != nil { aSelector.reportMissedCall(of: "a notification") }
      // It is said once.
      if let token = observer.token { self?.removeObserver(token) }
      observer.token = nil
    }
  }

  /// An object that is told by a selector.
  private final class Observer: @unchecked Sendable {
    weak var value: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ value: AnyObject) {
      self.value = value
    }
  }

  /// The notifications of a name, one after the other.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications that arrive while someone waits for them.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification
    public typealias Failure = Never

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    fileprivate init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Arrival.self)
      let observer = Arrival.Observer(
        center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Arrival(notification: $0))
        })
      let center = Arrival.Observer(center)
      continuation.onTermination = { _ in
        (center.value as? NotificationCenter)?.removeObserver(observer.value)
      }
      return Iterator(base: stream.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      public typealias Failure = Never

      fileprivate var base: AsyncStream<Arrival>.AsyncIterator

      public mutating func next() async -> Notification? { await base.next()?.notification }

      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }

    /// A notification on its way to who waits for it.
    fileprivate struct Arrival: @unchecked Sendable {
      let notification: Notification

      /// What the center knows an observer by.
      struct Observer: @unchecked Sendable {
        let value: Any

        init(_ value: Any) {
          self.value = value
        }
      }
    }
  }
}

extension NSValue {
  /// Creates a value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// Creates a value that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// Creates a value that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public var cgRectValue: CGRect { rectValue }

  public var cgPointValue: CGPoint { pointValue }

  public var cgSizeValue: CGSize { sizeValue }
}
