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

  public convenience init(searchResultsController: UIViewController? = nil) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}
