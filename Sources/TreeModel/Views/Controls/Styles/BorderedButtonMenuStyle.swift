/// The `.borderedButton` style of a menu.
nonisolated public struct BorderedButtonMenuStyle: MenuStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  nonisolated public static var borderedButton: BorderedButtonMenuStyle {
    BorderedButtonMenuStyle()
  }
}
