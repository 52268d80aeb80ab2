/// The `.automatic` style of a labelled content.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}
