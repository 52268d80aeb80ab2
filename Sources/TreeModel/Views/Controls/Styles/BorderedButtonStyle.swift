/// The `.bordered` style of a button.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  public init(tint: Color) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
