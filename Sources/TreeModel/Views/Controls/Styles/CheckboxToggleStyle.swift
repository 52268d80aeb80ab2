/// The `.checkbox` style of a toggle.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  @_disfavoredOverload
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
