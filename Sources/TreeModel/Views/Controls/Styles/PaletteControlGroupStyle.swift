/// The `.palette` style of a control group.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}
