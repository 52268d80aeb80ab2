/// The `.circular` style of a gauge.
nonisolated public struct CircularGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  public init(tint: Color) {}

  public init(tint: Gradient) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == CircularGaugeStyle {
  nonisolated public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}
