/// The `.borderlessButton` style of a menu.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, Sendable {
  public init() {}

  public init(showsMenuIndicator: Bool) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}
