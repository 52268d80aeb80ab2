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

  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
  }

  open var displayMode: DisplayMode { preferredDisplayMode }
  open var isCollapsed: Bool { true }

  open func setViewController(_ vc: UIViewController?, for column: Column) { columns[column] = vc }
  open func viewController(for column: Column) -> UIViewController? { columns[column] }
  open func show(_ column: Column) {}
  open func hide(_ column: Column) {}
}
