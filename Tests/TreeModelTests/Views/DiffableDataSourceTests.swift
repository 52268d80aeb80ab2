import SwiftUI
import Testing

/// Sections and items of collection views and tables, and the cells that are made of them.
@MainActor @Suite struct DiffableDataSourceTests {
  private var snapshot: NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func itemsComeAndGo() {
    var snapshot = snapshot
    snapshot.insertItems([10], beforeItem: 1)
    snapshot.insertItems([11, 12], afterItem: 4)
    snapshot.moveItem(3, afterItem: 11)
    snapshot.moveItem(5, beforeItem: 2)
    snapshot.insertItems([99], afterItem: 98)
    snapshot.moveItem(1, beforeItem: 98)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [10, 1, 5, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 11, 3, 12])
    snapshot.deleteItems([10, 3, 98])
    #expect(snapshot.itemIdentifiers == [1, 5, 2, 4, 11, 12])
    #expect(snapshot.sectionIdentifier(containingItem: 11) == "b")
    #expect(snapshot.sectionIdentifier(containingItem: 3) == nil)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.numberOfItems(inSection: "a") == 3)
    snapshot.reloadItems([4])
    #expect(snapshot.reloadedItemIdentifiers == [4])
  }

  @Test func sectionsComeAndGo() {
    var snapshot = snapshot
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    snapshot.moveSection("c", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "d", "b", "c"])
    #expect(snapshot.indexOfSection("b") == 2)
    snapshot.deleteSections(["a", "c"])
    #expect(snapshot.sectionIdentifiers == ["d", "b"])
    #expect(snapshot.numberOfItems == 2)
    #expect(snapshot.itemIdentifiers(inSection: "a").isEmpty)
  }

  private final class Cell: UICollectionViewCell {
    let size: CGSize
    var number = 0

    override init(frame: CGRect) {
      size = CGSize(width: 3, height: 4)
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) {
      fatalError("a cell is in no archive")
    }
  }

  private final class Header: UICollectionReusableView {
    var kind = ""
  }

  private let view = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())

  @Test func cellsAreOfTheClassThatIsRegistered() throws {
    let cells = UICollectionView.CellRegistration<Cell, Int> { $0.number = $2 }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.apply(snapshot)
    let place = IndexPath(item: 1, section: 1)
    let cell = try #require(source.collectionView(view, cellForItemAt: place) as? Cell)
    #expect(cell.number == 5)
    #expect(cell.size.width == 3)
    #expect(source.indexPath(for: 5) == place)
    #expect(source.itemIdentifier(for: IndexPath(item: 9, section: 1)) == nil)
    #expect(source.sectionIdentifier(for: 1) == "b")
    #expect(source.index(for: "b") == 1)
  }

  @Test func headersAreToldTheirKind() {
    let headers = UICollectionView.SupplementaryRegistration<Header>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, kind, _ in header.kind = kind }
    let header = view.dequeueConfiguredReusableSupplementary(
      using: headers, for: IndexPath(item: 0, section: 0))
    #expect(header.kind == UICollectionView.elementKindSectionHeader)
  }

  @Test func cellsAreOfTheClassOfTheirIdentifier() {
    let place = IndexPath(item: 0, section: 0)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(Header.self, forSupplementaryViewOfKind: "top", withReuseIdentifier: "header")
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: place)
    #expect(cell is Cell)
    #expect(cell.reuseIdentifier == "cell")
    let header = view.dequeueReusableSupplementaryView(
      ofKind: "top", withReuseIdentifier: "header", for: place)
    #expect(header is Header)
    #expect(!(view.dequeueReusableCell(withReuseIdentifier: "other", for: place) is Cell))
  }

  @Test func tablesHaveTheRowsOfTheirSnapshot() {
    let table = UITableView()
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot, animatingDifferences: false)
    #expect(table.dataSource === source)
    #expect(source.numberOfSections(in: table) == 2)
    #expect(source.tableView(table, numberOfRowsInSection: 0) == 3)
    #expect(source.tableView(table, numberOfRowsInSection: 7) == 0)
    let row = source.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0))
    #expect(row.textLabel?.text == "3")
    #expect(source.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
  }
}
