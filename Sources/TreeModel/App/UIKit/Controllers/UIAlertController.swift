public import Foundation

/// A choice in an alert of UIKit.
public final class UIAlertAction: NSObject {
  /// What a choice does.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  public let title: String?
  public let style: Style
  public var isEnabled = true

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
}

/// An alert of UIKit.
open class UIAlertController: UIViewController {
  /// How an alert is shown.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  open var message: String?
  public private(set) var preferredStyle = Style.alert
  open var preferredAction: UIAlertAction?
  open var severity = Severity.default

  /// How grave an alert is.
  public enum Severity: Int, Sendable {
    case `default`
    case critical
  }

  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  open func addAction(_ action: UIAlertAction) {
    actions.append(action)
  }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
