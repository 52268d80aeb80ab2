public import Foundation

/// Recognises a gesture: never here, nobody touches.
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed

    public static let recognized = State.ended
  }

  public var state = State.possible
  public var isEnabled = true
  public var cancelsTouchesInView = true
  public weak var view: UIView?
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  public var name: String?

  public override init() {}

  public init(target: Any?, action: Selector?) {}

  open func addTarget(_ target: Any, action: Selector) {}

  open func location(in view: UIView?) -> CGPoint { .zero }

  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// What a recogniser asks.
public protocol UIGestureRecognizerDelegate: AnyObject {}

open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max

  open func translation(in view: UIView?) -> CGPoint { .zero }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}

  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  public var minimumPressDuration: TimeInterval = 0.5
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  public var scale: CGFloat = 1
}

open class UIRotationGestureRecognizer: UIGestureRecognizer {
  public var rotation: CGFloat = 0
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to one swipes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  public var direction = Direction.right
}
