public import Foundation

/// Columns of controllers.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    case unspecified
    case doubleColumn
    case tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary
    case supplementary
    case secondary
    case compact
    case inspector
  }

  public enum DisplayMode: Int, Sendable {
    case automatic
    case secondaryOnly
    case oneBesideSecondary
    case oneOverSecondary
    case twoBesideSecondary
    case twoOverSecondary
    case twoDisplaceSecondary
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic
    case tile
    case overlay
    case displace
  }

  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var viewControllers: [UIViewController] = []
  private var columns: [Column: UIViewController] = [:]

  public private(set) var style = Style.unspecified
  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var primaryEdge = PrimaryEdge.leading
  open var showsSecondaryOnlyButton = false
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The side that the first column is on.
  public enum PrimaryEdge: Int, Sendable {
    case leading
    case trailing
  }

  public enum BackgroundStyle: Int, Sendable {
    case none
    case sidebar
  }

  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic
    case never
    case always
  }

  open var displayModeButtonItem: UIBarButtonItem { UIBarButtonItem() }
  open var primaryColumnWidth: CGFloat { 0 }

  open var displayMode: DisplayMode { preferredDisplayMode }
  open var isCollapsed: Bool { true }

  open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}

/// Follows columns. Its requirements are optional on Apple's systems; none is called here.
public protocol UISplitViewControllerDelegate: AnyObject {}
