public import Foundation

/// The rows of a table: none is asked for.
public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
}

/// Is told of what happens in a table: nothing here.
public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// A table of UIKit, whose rows are not asked for.
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// How the lines between rows are drawn.
  public enum CellSeparatorStyle: Int, Sendable {
    case none
    case singleLine
  }

  /// Where a row comes to stand.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  public static let automaticDimension: CGFloat = -1

  public private(set) var style = Style.plain
  open weak var dataSource: (any UITableViewDataSource)?
  open var separatorStyle = CellSeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var separatorInset = UIEdgeInsets.zero
  open var tableFooterView: UIView?
  open var tableHeaderView: UIView?
  open var backgroundView: UIView?
  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = 0
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var isEditing = false

  public convenience init(frame: CGRect, style: Style) {
    self.init(frame: frame)
    self.style = style
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    UITableViewCell()
  }

  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}

  open var indexPathForSelectedRow: IndexPath? { nil }
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  open var indexPathsForVisibleRows: [IndexPath]? { [] }
  open var visibleCells: [UITableViewCell] { [] }
  open var numberOfSections: Int { 0 }
  open func numberOfRows(inSection section: Int) -> Int { 0 }
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func reconfigureRows(at indexPaths: [IndexPath]) {}

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  open func reloadData() {}
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  open func beginUpdates() {}
  open func endUpdates() {}
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}

  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  public override class func appearance() -> UITableView { UITableView() }
}
