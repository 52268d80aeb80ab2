public import Foundation

/// Is told of what is typed into a search bar: nothing here.
public protocol UISearchBarDelegate: AnyObject {}

/// A field to search with.
open class UISearchBar: UIView, UITextInputTraits {
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  /// A picture in a search bar.
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var backgroundImage: UIImage?
  open var showsBookmarkButton = false
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  public let searchTextField = UITextField()
  open weak var delegate: (any UISearchBarDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  open func setSearchFieldBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  public static func appearance() -> UISearchBar { UISearchBar() }
}
