/// The `.compactMenu` style of a control group.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}
