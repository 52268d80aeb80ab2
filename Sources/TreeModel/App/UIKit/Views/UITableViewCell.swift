public import Foundation

/// A row of a table of UIKit.
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// What a row is edited for.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }

  /// How a chosen row is drawn.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  public let contentView = UIView()
  open var contentConfiguration: (any UIContentConfiguration)?
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  public private(set) var reuseIdentifier: String?
  open var selectionStyle = SelectionStyle.default
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func setSelected(_ selected: Bool, animated: Bool) {}
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {}

  public static func appearance() -> UITableViewCell { UITableViewCell() }
}

extension UITableViewCell {
  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
