/// The `.link` style of a button.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  @_disfavoredOverload
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
