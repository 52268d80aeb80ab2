/// The `.linear` style of a gauge.
nonisolated public struct LinearGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  public init(tint: Color) {}

  public init(tint: Gradient) {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == LinearGaugeStyle {
  nonisolated public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}
