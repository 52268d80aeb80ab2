/// The `.automatic` style of a disclosure group.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}
