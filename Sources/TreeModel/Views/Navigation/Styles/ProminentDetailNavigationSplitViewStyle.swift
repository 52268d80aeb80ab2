/// The `.prominentDetail` style of a split view.
nonisolated public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle,
  Sendable
{
  public init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
