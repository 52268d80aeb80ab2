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
  public let searchTextField = UISearchTextField()
  open var barStyle = UIBarStyle.default
  open var isEnabled = true
  open var isLookToDictateEnabled = false
  open var isSearchResultsButtonSelected = false
  open var showsSearchResultsButton = false
  open var inputAccessoryView: UIView?
  open var scopeBarBackgroundImage: UIImage?
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var searchTextPositionAdjustment = UIOffset.zero
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

  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
}

/// The field of a search bar.
open class UISearchTextField: UITextField {
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(tokenIndex, tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}

/// A part of what is searched.
open class UISearchToken: NSObject {
  public let icon: UIImage?
  public let text: String
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
  }
}
