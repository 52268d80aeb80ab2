public import Foundation

/// Follows the choice of documents. Its requirements are optional on Apple's systems; none is called here.
public protocol UIDocumentPickerDelegate: AnyObject {}

/// Lets a person choose documents.
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  open var directoryURL: URL?

  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(nibName: nil, bundle: nil)
  }

  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
  }

  public convenience init(forExporting urls: [URL]) {
    self.init(nibName: nil, bundle: nil)
  }

  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Follows the choice of a colour.
public protocol UIColorPickerViewControllerDelegate: AnyObject {}

/// Lets a person choose a colour.
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.white
  open var supportsAlpha = true
}

/// Follows the choice of a font.
public protocol UIFontPickerViewControllerDelegate: AnyObject {}

/// Lets a person choose a font.
open class UIFontPickerViewController: UIViewController {
  /// What is to choose from.
  public final class Configuration: Sendable {
    public init() {}
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

/// Shows a word in a dictionary.
open class UIReferenceLibraryViewController: UIViewController {
  public convenience init(term: String) {
    self.init(nibName: nil, bundle: nil)
  }

  public static func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
