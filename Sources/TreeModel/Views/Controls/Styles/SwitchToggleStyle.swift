/// The `.switch` style of a toggle.
nonisolated public struct SwitchToggleStyle: ToggleStyle, Sendable {
  public init() {}

  public init(tint: Color) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
