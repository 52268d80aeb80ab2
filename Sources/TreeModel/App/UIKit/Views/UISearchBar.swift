/// Is told of what is typed into a search bar: nothing here.
public protocol UISearchBarDelegate: AnyObject {}

/// A field to search with.
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.search
  open var enablesReturnKeyAutomatically = true
  open var backgroundImage: UIImage?
  public let searchTextField = UITextField()
  open weak var delegate: (any UISearchBarDelegate)?

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  public static func appearance() -> UISearchBar { UISearchBar() }
}
