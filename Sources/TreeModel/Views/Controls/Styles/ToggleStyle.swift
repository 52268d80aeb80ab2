/// How a toggle looks and acts.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = ToggleStyleConfiguration
}

/// Sets the style of the toggles below.
nonisolated public struct ToggleStyleModifier<Style: ToggleStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension ToggleStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ToggleStyleModifier<S>>`.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    modifier(ToggleStyleModifier(style: style))
  }
}
