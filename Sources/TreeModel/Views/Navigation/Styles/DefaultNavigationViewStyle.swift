/// The `.automatic` style of a navigation view.
nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  nonisolated public static var automatic: DefaultNavigationViewStyle {
    DefaultNavigationViewStyle()
  }
}
