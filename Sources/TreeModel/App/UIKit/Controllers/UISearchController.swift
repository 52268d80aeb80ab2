public import Foundation

/// Is told what to search for: nothing here.
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// Follows a search.
public protocol UISearchControllerDelegate: AnyObject {}

/// Shows a search bar and what it finds.
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public private(set) var searchResultsController: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsScopeBar = true

  open var showsSearchResultsController = false
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
  open var scopeBarActivation = ScopeBarActivation.automatic

  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// When the scopes are seen.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic
    case manual
    case onTextEntry
    case onSearchActivation
  }
}
