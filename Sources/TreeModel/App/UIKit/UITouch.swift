public import Foundation

/// Something a person did: nothing here.
open class UIEvent: NSObject {
  package override init() {}

  open var allTouches: Set<UITouch>? { nil }
  open var timestamp: TimeInterval { 0 }

  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake
  }
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
  open var majorRadiusTolerance: CGFloat { 0 }
  open var altitudeAngle: CGFloat { 0 }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func preciseLocation(in view: UIView?) -> CGPoint { .zero }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }

  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
