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
