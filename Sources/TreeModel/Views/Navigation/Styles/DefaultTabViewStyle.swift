/// The `.automatic` style of a tab view.
nonisolated public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
