/// How a control group looks and acts.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = ControlGroupStyleConfiguration
}

/// Sets the style of the control groups below.
nonisolated public struct ControlGroupStyleModifier<Style: ControlGroupStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension ControlGroupStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ControlGroupStyleModifier<S>>`.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    modifier(ControlGroupStyleModifier(style: style))
  }
}
