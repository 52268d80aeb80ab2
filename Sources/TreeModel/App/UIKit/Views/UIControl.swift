public import Foundation

/// A control of UIKit.
open class UIControl: UIView {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
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
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

/// The dots of pages.
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?

  public static func appearance() -> UIPageControl { UIPageControl() }
}

/// A switch of UIKit.
open class UISwitch: UIControl {
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?

  public static func appearance() -> UISwitch { UISwitch() }
}

/// A choice of one segment.
open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex = 0
  open var selectedSegmentTintColor: UIColor?

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}

  public static func appearance() -> UISegmentedControl { UISegmentedControl() }
}

/// A button of UIKit.
open class UIButton: UIControl {
  public let titleLabel: UILabel? = UILabel()

  open func setTitle(_ title: String?, for state: State) {}
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {}
}
