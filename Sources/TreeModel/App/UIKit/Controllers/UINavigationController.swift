/// Follows a navigation controller.
public protocol UINavigationControllerDelegate: AnyObject {}

/// A stack of controllers.
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet { navigationBar.items = viewControllers.map(\.navigationItem) }
  }
  public let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    // A property that is set while its object is made is not followed.
    setViewControllers([rootViewController], animated: false)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { viewControllers.last }
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let popped = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return popped
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
