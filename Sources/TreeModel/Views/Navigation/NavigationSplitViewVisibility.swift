/// Which columns of a split view show.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  package let name: String

  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  public static let all = NavigationSplitViewVisibility(name: "all")
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package let name: String

  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  public static let content = NavigationSplitViewColumn(name: "content")
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
