/// The `.automatic` style of a form.
nonisolated public struct AutomaticFormStyle: FormStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
