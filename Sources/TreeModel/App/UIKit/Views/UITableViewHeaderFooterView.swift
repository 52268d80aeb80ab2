public import Foundation

/// A header or a footer of a table.
open class UITableViewHeaderFooterView: UIView {
  public let contentView = UIView()
  public let textLabel: UILabel? = UILabel()
  public let detailTextLabel: UILabel? = UILabel()
  public private(set) var reuseIdentifier: String?
  open var contentConfiguration: (any UIContentConfiguration)?
  open var automaticallyUpdatesContentConfiguration = true
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var automaticallyUpdatesBackgroundConfiguration = true
  open var backgroundView: UIView?

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a header as a table does, of a class that is known only as it runs; see
  /// `made(reuseIdentifier:)`.
  public convenience init(_made: Void, identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func prepareForReuse() {}
  open func setNeedsUpdateConfiguration() {}
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
}

/// A view that was made in Interface Builder: there is none here.
open class UINib: NSObject {
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

  /// Nothing: what is made in Interface Builder is not read.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] { [] }

  public struct OptionsKey: Hashable, Sendable {
    private let name: String

    public static let externalObjects = OptionsKey(name: "externalObjects")
  }
}
