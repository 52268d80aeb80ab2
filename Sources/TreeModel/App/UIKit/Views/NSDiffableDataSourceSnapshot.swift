/// The sections and items of a collection view or a table.
///
/// What names a section or an item that is not there changes nothing.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}
}

// MARK: - What is there

extension NSDiffableDataSourceSnapshot {
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemIdentifiers(inSection: $0) }
  }

  public var numberOfSections: Int { sectionIdentifiers.count }

  public var numberOfItems: Int { items.values.reduce(0) { $0 + $1.count } }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { itemIdentifiers(inSection: $0).contains(identifier) }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
    sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
  }

  func numberOfItems(inSectionAt index: Int) -> Int {
    sectionIdentifier(at: index).map { numberOfItems(inSection: $0) } ?? 0
  }

  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard let section = sectionIdentifier(at: indexPath.section) else { return nil }
    let items = itemIdentifiers(inSection: section)
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    place(of: identifier).map { IndexPath(item: $0.index, section: $0.section) }
  }

  private func place(of identifier: ItemIdentifierType) -> (section: Int, index: Int)? {
    for (section, name) in sectionIdentifiers.enumerated() {
      if let index = items[name]?.firstIndex(of: identifier) { return (section, index) }
    }
    return nil
  }
}

// MARK: - Items

extension NSDiffableDataSourceSnapshot {
  /// Appends items to a section: to the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: afterIdentifier, offset: 1)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll(where: gone.contains) }
  }

  public mutating func deleteAllItems() {
    self = Self()
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at identifier: ItemIdentifierType, offset: Int
  ) {
    guard let place = place(of: identifier) else { return }
    items[sectionIdentifiers[place.section]]?.insert(
      contentsOf: identifiers, at: place.index + offset)
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, to target: ItemIdentifierType, offset: Int
  ) {
    guard identifier != target, place(of: target) != nil, place(of: identifier) != nil else {
      return
    }
    deleteItems([identifier])
    insert([identifier], at: target, offset: offset)
  }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 0)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    insert(identifiers, at: toIdentifier, offset: 1)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: toIdentifier, offset: 1)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    sectionIdentifiers.removeAll(where: gone.contains)
    for identifier in gone { items[identifier] = nil }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at identifier: SectionIdentifierType, offset: Int
  ) {
    guard let index = indexOfSection(identifier) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index + offset)
  }

  private mutating func move(
    _ identifier: SectionIdentifierType, to target: SectionIdentifierType, offset: Int
  ) {
    guard identifier != target, indexOfSection(target) != nil,
      let index = indexOfSection(identifier)
    else { return }
    sectionIdentifiers.remove(at: index)
    insert([identifier], at: target, offset: offset)
  }
}
