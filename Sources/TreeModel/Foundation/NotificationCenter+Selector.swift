public import Foundation

extension NotificationCenter {
  /// An observer that is told nothing: on Linux no method is found by its selector.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {}

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
