// Apart from its tests, as ``UIKitSample`` is.
import UIKit

/// Classes as files have them that inherit from UIKit's.
@MainActor
enum UIKitClassSample {
  class PlainCell: UICollectionViewCell {
    var number = 3
    let label = UILabel()
  }

  class OwnCell: UICollectionViewCell {
    let isMade: Bool

    override init(frame: CGRect) {
      isMade = true
      super.init(frame: frame)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  /// UIKit cannot make such a cell either, but it compiles.
  class CoderCell: UICollectionViewCell {
    let number = 3

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  class NumberedCell: UICollectionViewCell {
    let number: Int

    init(number: Int) {
      self.number = number
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  class Row: UITableViewCell {
    let isMade: Bool

    override init(style: CellStyle, reuseIdentifier: String?) {
      isMade = true
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  class Header: UITableViewHeaderFooterView {
    var number = 5
  }

  class Table: UITableViewController, UISearchResultsUpdating {
    let names = ["a", "b"]

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Row.self, forCellReuseIdentifier: "row")
      tableView.separatorInset = UIEdgeInsets(top: 0, left: 64, bottom: 0, right: 0)
      refreshControl = UIRefreshControl()
      navigationItem.rightBarButtonItem = editButtonItem
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = names[indexPath.row]
      content.textProperties.font = .preferredFont(forTextStyle: .headline)
      content.secondaryTextProperties.color = .secondaryLabel
      content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
      cell.editingAccessoryType = .detailButton
      return cell
    }

    func updateSearchResults(for searchController: UISearchController) {}
  }

  class Grid: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 7 }
  }

  class Waterfall: UICollectionViewLayout {
    private var all: [UICollectionViewLayoutAttributes] = []

    override func prepare() {
      all = (0..<3).map { item in
        let place = UICollectionViewLayoutAttributes(
          forCellWith: IndexPath(item: item, section: 0))
        place.frame = CGRect(x: 0, y: item * 10, width: 10, height: 10)
        return place
      }
    }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? { all.filter { $0.frame.intersects(rect) } }
  }

  class Pager: UIPageViewController {
    override init(
      transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
      options: [OptionsKey: Any]? = nil
    ) {
      super.init(
        transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  class TouchDown: UIGestureRecognizer {
    override init(target: Any?, action: Selector?) {
      super.init(target: target, action: action)
      name = "down"
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  }

  class Wave: CALayer, @unchecked Sendable {
    override init() {
      super.init()
      cornerRadius = 7
    }

    override init(layer: Any) { super.init(layer: layer) }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  class WaveView: UIView {
    override class var layerClass: AnyClass { Wave.self }
  }

  class Highlighter: NSTextStorage {
    override func processEditing() { super.processEditing() }
  }

  static func accessories() -> [UICellAccessory] {
    let view = UICellAccessory.CustomViewConfiguration(
      customView: UIImageView(image: nil), placement: .trailing(displayed: .whenNotEditing))
    return [
      .disclosureIndicator(), .checkmark(displayed: .always), .customView(configuration: view),
      .outlineDisclosure(options: .init(style: .header)), .delete(actionHandler: {}),
      .label(text: "a"), .reorder(options: .init(showsVerticalSeparator: false)),
    ]
  }
}
