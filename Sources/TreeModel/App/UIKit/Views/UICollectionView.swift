public import Foundation

/// How a collection view lays out its cells.
open class UICollectionViewLayout: NSObject {
  public override init() {}

  open var collectionView: UICollectionView? { nil }
  open var collectionViewContentSize: CGSize { .zero }

  open func prepare() {}
  open func invalidateLayout() {}
}

/// Cells in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public typealias ScrollDirection = UICollectionView.ScrollDirection

  open var scrollDirection = ScrollDirection.vertical
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)
}

/// The cells of a collection view: none is asked for.
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

/// Is told of what happens in a collection view: nothing here.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// Is told of what happens in a collection view with a flow layout.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

/// A cell, a header or a footer of a collection view.
open class UICollectionReusableView: UIView {
  open internal(set) var reuseIdentifier: String?

  /// Creates a view as a collection view does, of a class that it is told.
  ///
  /// A class that has `init(frame:)`, its own or an inherited one, inherits this, too.
  public required convenience init(_reuseIdentifier identifier: String?) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  open func prepareForReuse() {}
}

/// A cell of a collection view.
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
}

/// Shows cells, none here.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical
    case horizontal
  }

  open var collectionViewLayout: UICollectionViewLayout
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView?
  open weak var dataSource: (any UICollectionViewDataSource)?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  private var cellClasses: [String: UICollectionViewCell.Type] = [:]
  private var viewClasses: [[String]: UICollectionReusableView.Type] = [:]

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    (cellClasses[identifier] ?? UICollectionViewCell.self).init(_reuseIdentifier: identifier)
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[[elementKind, identifier]] = viewClass as? UICollectionReusableView.Type
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (viewClasses[[elementKind, identifier]] ?? UICollectionReusableView.self)
      .init(_reuseIdentifier: identifier)
  }

  open var indexPathsForSelectedItems: [IndexPath]? { [] }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var visibleCells: [UICollectionViewCell] { [] }
  open var numberOfSections: Int { 0 }
  open func numberOfItems(inSection section: Int) -> Int { 0 }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  open func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func reloadSections(_ sections: IndexSet) {}

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  open func reloadData() {}

  public override class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }
}
