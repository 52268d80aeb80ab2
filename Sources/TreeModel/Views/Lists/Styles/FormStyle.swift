/// How a form looks and acts.
@MainActor @preconcurrency
public protocol FormStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = FormStyleConfiguration
}

/// Sets the style of the forms below.
nonisolated public struct FormStyleModifier<Style: FormStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension FormStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FormStyleModifier<S>>`.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    modifier(FormStyleModifier(style: style))
  }
}
