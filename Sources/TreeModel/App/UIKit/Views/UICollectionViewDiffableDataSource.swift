public import Foundation

/// The sections and items of a collection view or a table.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  public init() {}

  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  public var numberOfSections: Int { sectionIdentifiers.count }

  public var numberOfItems: Int { itemIdentifiers.count }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  /// Appends items to a section: to the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    for section in items.keys { items[section]?.removeAll(where: identifiers.contains) }
  }

  public mutating func deleteAllItems() {
    self = Self()
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll(where: identifiers.contains)
    for identifier in identifiers { items[identifier] = nil }
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}

/// Makes the cells of a collection view by its items: none is asked for.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  open var supplementaryViewProvider: SupplementaryViewProvider?

  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }

  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard current.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = current.itemIdentifiers(
      inSection: current.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    for (section, identifier) in current.sectionIdentifiers.enumerated() {
      let items = current.itemIdentifiers(inSection: identifier)
      if let item = items.firstIndex(of: itemIdentifier) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    guard current.sectionIdentifiers.indices.contains(section) else { return 0 }
    return current.itemIdentifiers(inSection: current.sectionIdentifiers[section]).count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    itemIdentifier(for: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
      ?? UICollectionViewCell()
  }
}

/// Returns a view of one of UIKit's own classes: no view of another class is ever asked for.
private func standIn<View: UIView>(among views: [UIView]) -> View {
  guard let view = views.lazy.compactMap({ $0 as? View }).first else {
    preconditionFailure("'\(View.self)' cannot be made: collection views show nothing here")
  }
  return view
}

extension UICollectionView {
  /// How a cell is made of an item.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    fileprivate let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How a header or a footer is made.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let cell: Cell = standIn(among: [UICollectionViewCell(), UICollectionViewListCell()])
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view: Supplementary = standIn(
      among: [UICollectionReusableView(), UICollectionViewCell()])
    registration.handler(view, "", indexPath)
    return view
  }
}

/// A row of a list of UIKit.
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = []
  open var indentationLevel = 0

  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// What stands at an end of a row.
public struct UICellAccessory: Sendable {
  private let name: String

  public static func disclosureIndicator() -> UICellAccessory { Self(name: "disclosure") }
  public static func checkmark() -> UICellAccessory { Self(name: "checkmark") }
  public static func delete() -> UICellAccessory { Self(name: "delete") }
  public static func insert() -> UICellAccessory { Self(name: "insert") }
  public static func reorder() -> UICellAccessory { Self(name: "reorder") }
  public static func outlineDisclosure() -> UICellAccessory { Self(name: "outline") }
}
