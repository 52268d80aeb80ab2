/// A style of a navigation view that shows two columns.
nonisolated public struct DoubleColumnNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}
