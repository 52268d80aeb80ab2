/// How a gauge looks and acts.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = GaugeStyleConfiguration
}

/// Sets the style of the gauges below.
nonisolated public struct GaugeStyleModifier<Style: GaugeStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension GaugeStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, GaugeStyleModifier<S>>`.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(GaugeStyleModifier(style: style))
  }
}
