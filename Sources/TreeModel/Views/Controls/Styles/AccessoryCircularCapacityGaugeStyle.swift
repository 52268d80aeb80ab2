/// The `.accessoryCircularCapacity` style of a gauge.
nonisolated public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
  public init() {}

  @MainActor @preconcurrency
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}
