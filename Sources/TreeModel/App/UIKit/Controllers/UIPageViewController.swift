/// Tells the pages of a page controller.
public protocol UIPageViewControllerDataSource: AnyObject {}

/// Follows a page controller.
public protocol UIPageViewControllerDelegate: AnyObject {}

/// Pages of controllers.
open class UIPageViewController: UIViewController {
  /// Where the spine of a book is.
  public enum SpineLocation: Int, Sendable {
    case none
    case min
    case mid
    case max
  }

  open var isDoubleSided = false

  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl
    case scroll
  }

  /// In which direction pages lie.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal
    case vertical
  }

  /// Which way a page is turned.
  public enum NavigationDirection: Int, Sendable {
    case forward
    case reverse
  }

  /// Options of a page controller.
  public struct OptionsKey: Hashable, Sendable {
    private let name: String

    public static let interPageSpacing = OptionsKey(name: "interPageSpacing")
    public static let spineLocation = OptionsKey(name: "spineLocation")
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public private(set) var viewControllers: [UIViewController]?

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open var spineLocation: SpineLocation { .none }
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}
