/// The `.columns` style of a navigation view.
nonisolated public struct ColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
