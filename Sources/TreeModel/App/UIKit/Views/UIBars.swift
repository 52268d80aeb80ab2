public import Foundation

/// Where a bar stands and how high it is.
public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
}

/// How a bar looks.
open class UIBarAppearance: @unchecked Sendable {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var shadowColor: UIColor?

  public init() {}

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
}

/// A navigation bar of UIKit.
open class UINavigationBar: UIView {
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

  public static func appearance() -> UINavigationBar { UINavigationBar() }
}

/// A tab bar of UIKit.
open class UITabBar: UIView {
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var items: [UITabBarItem]?

  public static func appearance() -> UITabBar { UITabBar() }
}
