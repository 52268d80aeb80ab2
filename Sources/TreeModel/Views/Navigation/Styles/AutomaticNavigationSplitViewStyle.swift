/// The `.automatic` style of a split view.
nonisolated public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle, Sendable {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  nonisolated public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
