public import Foundation

/// A control of UIKit.
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xfff)
    public static let allEditingEvents = Event(rawValue: 0xf << 16)
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }

  /// In which state a control is.
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  open var isTracking: Bool { false }
  open var isTouchInside: Bool { false }
  open var allControlEvents: Event { [] }
  open var allTargets: Set<AnyHashable> { [] }
  open var toolTip: String?
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var isSymbolAnimationEnabled = true

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
  }

  open var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }

  /// Where the content of a control stands in its width.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center
    case left
    case right
    case fill
    case leading
    case trailing
  }

  /// Where the content of a control stands in its height.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center
    case top
    case bottom
    case fill
  }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {}
  open func addAction(_ action: UIAction, for controlEvents: Event) {}
  open func removeAction(_ action: UIAction, for controlEvents: Event) {}
  open func sendActions(for controlEvents: Event) {}
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
  open func sendAction(_ action: UIAction) {}
  open func performPrimaryAction() {}

  open func actions(
    forTarget target: Any?, forControlEvent controlEvent: Event
  ) -> [String]? { nil }

  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
    .zero
  }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
}

/// The dots of pages.
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open var backgroundStyle = BackgroundStyle.automatic
  open var allowsContinuousInteraction = true
  open var preferredIndicatorImage: UIImage?
  open var preferredCurrentPageIndicatorImage: UIImage?
  open var direction = Direction.natural

  public enum BackgroundStyle: Int, Sendable {
    case automatic
    case prominent
    case minimal
  }

  public enum Direction: Int, Sendable {
    case natural
    case leftToRight
    case rightToLeft
    case topToBottom
    case bottomToTop
  }

  open var interactionState: InteractionState { .none }

  public enum InteractionState: Int, Sendable {
    case none
    case discrete
    case continuous
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize { .zero }
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
  open func indicatorImage(forPage page: Int) -> UIImage? { preferredIndicatorImage }
}

/// A switch of UIKit.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var preferredStyle = Style.automatic
  open var title: String?

  public enum Style: Int, Sendable {
    case automatic
    case checkbox
    case sliding
  }

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
