/// Follows a navigation controller.
public protocol UINavigationControllerDelegate: AnyObject {}

/// A stack of controllers.
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = []
  public let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  open var isNavigationBarHidden = false

  /// None: nobody swipes.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
}

/// Tabs of controllers.
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  public let tabBar = UITabBar()
}
