/// The `.automatic` style of a gauge.
nonisolated public struct DefaultGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  nonisolated public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
