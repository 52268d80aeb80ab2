import SwiftUI
import Testing

/// Classes that inherit from UIKit's compile, and are made as UIKit makes them.
@MainActor
@Suite struct UIKitClassTests {
  private let place = IndexPath(item: 1, section: 0)

  @Test func cellsAreMadeByTheirOwnInitialiser() {
    let view = UICollectionView(
      frame: .zero, collectionViewLayout: UIKitClassSample.Waterfall())
    view.register(UIKitClassSample.PlainCell.self, forCellWithReuseIdentifier: "plain")
    view.register(UIKitClassSample.OwnCell.self, forCellWithReuseIdentifier: "own")
    let plain = view.dequeueReusableCell(withReuseIdentifier: "plain", for: place)
    #expect((plain as? UIKitClassSample.PlainCell)?.number == 3)
    #expect(plain.reuseIdentifier == "plain")
    let own = view.dequeueReusableCell(withReuseIdentifier: "own", for: place)
    #expect((own as? UIKitClassSample.OwnCell)?.isMade == true)
    #expect(UIKitClassSample.NumberedCell(number: 4).number == 4)
  }

  @Test func rowsAndHeadersAreOfTheClassOfTheirIdentifier() {
    let table = UITableView(frame: .zero, style: .insetGrouped)
    // Long enough to be counted by reference.
    let long = String(repeating: "row", count: 20)
    table.register(UIKitClassSample.Row.self, forCellReuseIdentifier: long)
    for _ in 0..<100 {
      #expect(table.dequeueReusableCell(withIdentifier: long)?.reuseIdentifier == long)
    }
    table.register(UIKitClassSample.Row.self, forCellReuseIdentifier: "row")
    table.register(UIKitClassSample.Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let row = table.dequeueReusableCell(withIdentifier: "row", for: place)
    #expect((row as? UIKitClassSample.Row)?.isMade == true)
    #expect(row.reuseIdentifier == "row")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect((header as? UIKitClassSample.Header)?.number == 5)
    #expect(header?.reuseIdentifier == "header")
    #expect(table.style == .insetGrouped)
  }

  @Test func controllersOfTablesAndCollectionsHaveTheirViews() throws {
    let table = UIKitClassSample.Table(style: .grouped)
    table.viewDidLoad()
    #expect(table.view === table.tableView)
    #expect(table.tableView.style == .grouped)
    #expect(table.tableView(table.tableView, numberOfRowsInSection: 0) == 2)
    let cell = table.tableView(table.tableView, cellForRowAt: IndexPath(row: 1, section: 0))
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.text == "b")
    #expect(content.imageProperties.maximumSize.width == 40)
    let grid = UIKitClassSample.Grid(collectionViewLayout: UIKitClassSample.Waterfall())
    #expect(grid.collectionView.collectionViewLayout is UIKitClassSample.Waterfall)
    #expect(grid.collectionView(grid.collectionView, numberOfItemsInSection: 0) == 7)
  }

  @Test func layoutsOfOnesOwnTellWhereCellsAre() {
    let layout = UIKitClassSample.Waterfall()
    layout.prepare()
    let top = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 9, height: 15))
    #expect(top?.map(\.indexPath.item) == [0, 1])
  }

  @Test func layersAreOfTheClassOfTheirView() {
    let layer = UIKitClassSample.WaveView().layer
    #expect(layer is UIKitClassSample.Wave)
    #expect(layer.cornerRadius == 7)
  }

  @Test func looksAreOfTheClassThatIsAsked() {
    let image: UIImageView = .appearance()
    #expect(image.image == nil)
    #expect(UIKitClassSample.Row.appearance().isMade)
    #expect(UITextView.appearance(whenContainedInInstancesOf: [UITableView.self]).text == "")
    UIView.appearance(whenContainedInInstancesOf: [UIAlertController.self]).tintColor = .red
  }

  @Test func gesturesPagersAndTextsAreMade() {
    #expect(UIKitClassSample.TouchDown(target: nil, action: nil).name == "down")
    let pager = UIKitClassSample.Pager(
      transitionStyle: .scroll, navigationOrientation: .vertical, options: [.interPageSpacing: 4])
    #expect(pager.navigationOrientation == .vertical)
    let manager = NSLayoutManager()
    let text = UIKitClassSample.Highlighter(string: "abc")
    text.addLayoutManager(manager)
    #expect(manager.numberOfGlyphs == 3)
    #expect(UIKitClassSample.accessories().map(\.accessoryType).contains(.custom))
  }

  @Test func attributesOfUIKitStandBesideThoseOfSwiftUI() {
    var text = AttributedString("a")
    text.font = UIFont.boldSystemFont(ofSize: 17)
    text.foregroundColor = .red
    #expect(text.uiKit.font == UIFont.boldSystemFont(ofSize: 17))
    #expect(text.swiftUI.font == nil)
    #expect(text.swiftUI.foregroundColor == .red)
  }

  @Test func tabsOfControllersAreChosenByTheController() {
    let tabs = UITabBarController()
    let (first, second) = (UIViewController(), UIViewController())
    tabs.setViewControllers([first, second], animated: false)
    tabs.selectedViewController = second
    #expect(tabs.selectedIndex == 1)
    let stack = UINavigationController(rootViewController: first)
    stack.pushViewController(second, animated: false)
    #expect(stack.popToViewController(first, animated: false) == [second])
    tabs.addChild(first)
    first.removeFromParent()
    #expect(tabs.children.isEmpty)
  }

  @Test func sectionsShowTheItemsOfWhatIsExpanded() {
    var items = NSDiffableDataSourceSectionSnapshot<Int>()
    items.append([1, 2])
    items.append([10, 11], to: 1)
    items.append([100], to: 10)
    #expect(items.items == [1, 10, 100, 11, 2])
    #expect(items.visibleItems == [1, 2])
    items.expand([1])
    #expect(items.visibleItems == [1, 10, 11, 2])
    #expect(items.level(of: 100) == 2)
    let source = UICollectionViewDiffableDataSource<String, Int>(
      collectionView: UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    ) { _, _, _ in nil }
    source.apply(items, to: "a")
    #expect(source.snapshot().itemIdentifiers(inSection: "a") == [1, 10, 11, 2])
    items.delete([1])
    #expect(items.items == [2])
  }

  @Test func rectanglesAreInsetAndLayersTransformed() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 16))
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 3, 4)
    #expect([scaled.m11, scaled.m22, scaled.m33, scaled.m41] == [2, 3, 4, 1])
    #expect(
      CATransform3DGetAffineTransform(
        CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
      ) == CGAffineTransform(scaleX: 2, y: 3))
  }

  @Test func managedPropertiesHaveWhatTheyWereGiven() {
    var name = _Managed<String?>()
    var count = _Managed<Int>()
    #expect(name.wrappedValue == nil)
    #expect(count.wrappedValue == 0)
    (name.wrappedValue, count.wrappedValue) = ("a", 2)
    #expect(name.wrappedValue == "a" && count.wrappedValue == 2)
  }
}
