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
}

/// How a tab bar looks.
public final class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {}

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

  public static func appearance() -> UITabBar { UITabBar() }
}
