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
  open var editingAccessoryType = AccessoryType.none
  open var editingAccessoryView: UIView?
  open var separatorInset = UIEdgeInsets.zero
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var shouldIndentWhileEditing = true
  open var showsReorderControl = false
  open var focusStyle = FocusStyle.default
  open var isSelected = false
  open var isHighlighted = false
  open var isEditing = false
  open var userInteractionEnabledWhileDragging = false
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var configurationUpdateHandler: ConfigurationUpdateHandler?
  open var multipleSelectionBackgroundView: UIView?
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

  /// Creates a row as a table does, of a class that is known only as it runs; see `made(reuseIdentifier:)`.
  public convenience init(_made: Void, identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration(using state: UICellConfigurationState) {}
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open func dragStateDidChange(_ dragState: DragState) {}
  open var editingStyle: EditingStyle { .none }
  open var showingDeleteConfirmation: Bool { false }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(traitCollection: traitCollection)
  }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }
}

extension UITableViewCell {
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  /// What is shown of a row that is edited.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// How a row with the focus is drawn.
  public enum FocusStyle: Int, Sendable {
    case `default`
    case custom
  }

  /// How far a row is dragged.
  public enum DragState: Int, Sendable {
    case none
    case lifting
    case dragging
  }

  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}
