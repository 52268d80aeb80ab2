/// The `.accessoryLinear` style of a gauge.
nonisolated public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle {
    AccessoryLinearGaugeStyle()
  }
}
