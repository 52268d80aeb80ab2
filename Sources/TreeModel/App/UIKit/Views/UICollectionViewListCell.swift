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
