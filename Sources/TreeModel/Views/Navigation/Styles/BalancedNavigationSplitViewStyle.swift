/// The `.balanced` style of a split view.
nonisolated public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  nonisolated public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
