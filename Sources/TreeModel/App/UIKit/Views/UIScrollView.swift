public import Foundation

/// Follows a scroll view.
public protocol UIScrollViewDelegate: AnyObject {}

/// A scroll view of UIKit.
open class UIScrollView: UIView {
  /// How scrolling puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    case none
    case onDrag
    case interactive
  }

  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var bounces = true
  open var bouncesZoom = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  open weak var delegate: (any UIScrollViewDelegate)?

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  open class func appearance() -> UIScrollView { UIScrollView() }
}

/// A table of UIKit.
open class UITableView: UIScrollView {
  /// How the lines between rows are drawn.
  public enum CellSeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  open var separatorStyle = CellSeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var sectionHeaderTopPadding: CGFloat = 0
  open var allowsSelection = true

  public override class func appearance() -> UITableView { UITableView() }
}

/// A row of a table of UIKit.
open class UITableViewCell: UIView {
  /// How a chosen row is drawn.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  open var selectionStyle = SelectionStyle.default
  open var contentConfiguration: (any UIContentConfiguration)?
  open var selectedBackgroundView: UIView?

  public static func appearance() -> UITableViewCell { UITableViewCell() }
}
