/// The `.menu` style of a control group.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}
