public import Foundation

/// Follows the choice of a font.
public protocol UIFontPickerViewControllerDelegate: AnyObject {}

/// Lets a person choose a font.
open class UIFontPickerViewController: UIViewController {
  /// What is to choose from.
  public final class Configuration: NSObject, @unchecked Sendable {
    public override init() {}
  }

  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  public let configuration: Configuration

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }
}
