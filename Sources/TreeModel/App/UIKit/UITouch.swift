public import Foundation

/// Something a person did: nothing here.
open class UIEvent: NSObject {
  package override init() {}

  open var allTouches: Set<UITouch>? { nil }
  open var timestamp: TimeInterval { 0 }

  open func touches(for view: UIView) -> Set<UITouch>? { nil }
}

/// A finger on the screen: none here.
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
  }

  package override init() {}

  open var phase: Phase { .ended }
  open var type: TouchType { .direct }
  open var tapCount: Int { 0 }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
