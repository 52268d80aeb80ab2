/// The items of one section, which may have items in them.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  public private(set) var items: [ItemIdentifierType] = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let last = parent.flatMap { parent in
      self.items.lastIndex { $0 == parent || isIn($0, parent) }
    }
    self.items.insert(contentsOf: items, at: last.map { $0 + 1 } ?? self.items.endIndex)
    for item in items { parents[item] = parent }
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    self.items = self.items.filter { item in !items.contains { $0 == item || isIn(item, $0) } }
  }

  public mutating func deleteAll() { self = Self() }
  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// The items all of whose parents are expanded.
  public var visibleItems: [ItemIdentifierType] {
    items.filter { item in
      sequence(first: item, next: { parents[$0] }).dropFirst().allSatisfy(expanded.contains)
    }
  }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  public func level(of item: ItemIdentifierType) -> Int {
    sequence(first: item, next: { parents[$0] }).dropFirst().reduce(0) { count, _ in count + 1 }
  }

  private func isIn(_ item: ItemIdentifierType, _ parent: ItemIdentifierType) -> Bool {
    sequence(first: item, next: { parents[$0] }).dropFirst().contains(parent)
  }
}

extension UICollectionViewDiffableDataSource {
  /// Takes the items of a section that are to be seen.
  public func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var all = current
    if all.indexOfSection(section) == nil { all.appendSections([section]) }
    all.deleteItems(all.itemIdentifiers(inSection: section))
    all.appendItems(snapshot.visibleItems, toSection: section)
    apply(all, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// What is asked while cells are moved: nothing here.
  public struct ReorderingHandlers {
    public typealias Transaction = NSDiffableDataSourceTransaction<
      SectionIdentifierType, ItemIdentifierType
    >

    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    public var willReorder: ((Transaction) -> Void)?
    public var didReorder: ((Transaction) -> Void)?

    package init() {}
  }

  /// What is asked while an outline is opened: nothing here.
  public struct SectionSnapshotHandlers<Item> {
    public var shouldExpandItem: ((Item) -> Bool)?
    public var willExpandItem: ((Item) -> Void)?
    public var shouldCollapseItem: ((Item) -> Bool)?
    public var willCollapseItem: ((Item) -> Void)?

    package init() {}
  }
}

/// What moving cells did.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public let initialSnapshot: Snapshot
  public let finalSnapshot: Snapshot
  public let difference: CollectionDifference<ItemIdentifierType>

  public typealias Snapshot = NSDiffableDataSourceSnapshot<
    SectionIdentifierType, ItemIdentifierType
  >
}
