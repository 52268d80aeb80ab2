/// Where the tabs of a tab view stand.
public struct TabBarPlacement: Hashable, Sendable {
  private let name: String

  public static let bottomBar = TabBarPlacement(name: "bottomBar")
  public static let ornament = TabBarPlacement(name: "ornament")
  public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
  public static let sidebar = TabBarPlacement(name: "sidebar")
  public static let topBar = TabBarPlacement(name: "topBar")
}

/// Where the view above a tab bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  case inline
  case expanded
}

extension EnvironmentValues {
  /// None: no tab bar is laid out.
  public var tabBarPlacement: TabBarPlacement? { nil }

  /// Never: no tab bar is laid out.
  public var isTabBarShowingSections: Bool { false }

  /// None: no tab bar is laid out.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
}
