/// The `.stack` style of a navigation view.
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle, Sendable {
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
