public import Foundation

/// Where a bar stands and how high it is.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

/// How a bar is coloured.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black

  public static var blackTranslucent: UIBarStyle { .black }
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

/// How a bar looks.
open class UIBarAppearance: NSObject, @unchecked Sendable {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var shadowColor: UIColor?

  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill

  public override init() {}

  public init(idiom: UIUserInterfaceIdiom) {}

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
    shadowColor = barAppearance.shadowColor
  }

  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

/// How a navigation bar looks.
public final class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset.zero
  public var buttonAppearance = UIBarButtonItemAppearance()
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  public var backButtonAppearance = UIBarButtonItemAppearance()
  public private(set) var backIndicatorImage: UIImage?

  public func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
  }
}

/// How a tab bar looks.
public final class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public var selectionIndicatorTintColor: UIColor?
  public var selectionIndicatorImage: UIImage?
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  public var stackedItemWidth: CGFloat = 0
  public var stackedItemSpacing: CGFloat = 0
}

/// A navigation bar of UIKit.
open class UINavigationBar: UIView {
  open weak var delegate: (any UINavigationBarDelegate)?
  open var barStyle = UIBarStyle.default
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var items: [UINavigationItem]?
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for metrics: UIBarMetrics) {}
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }

  open func setBackgroundImage(
    _ image: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
}

/// A tab bar of UIKit.
open class UITabBar: UIView {
  open weak var delegate: (any UITabBarDelegate)?
  open var barStyle = UIBarStyle.default
  open var selectedItem: UITabBarItem?
  open var selectionIndicatorImage: UIImage?
  open var itemPositioning = ItemPositioning.automatic
  open var itemWidth: CGFloat = 0
  open var itemSpacing: CGFloat = 0
  open var isCustomizing: Bool { false }

  /// How the tabs share the width.
  public enum ItemPositioning: Int, Sendable {
    case automatic
    case fill
    case centered
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var items: [UITabBarItem]?
}

/// Follows a navigation bar. Its requirements are optional on Apple's systems; none is called here.
public protocol UINavigationBarDelegate: AnyObject {}

/// Follows a tab bar. Its requirements are optional on Apple's systems; none is called here.
public protocol UITabBarDelegate: AnyObject {}

/// Follows a toolbar. Its requirements are optional on Apple's systems; none is called here.
public protocol UIToolbarDelegate: AnyObject {}
