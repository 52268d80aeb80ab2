/// How a button looks and acts.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = ButtonStyleConfiguration
}

/// Sets the style of the buttons below.
nonisolated public struct ButtonStyleContainerModifier<Style: ButtonStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension ButtonStyleContainerModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ButtonStyleContainerModifier<S>>`.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(ButtonStyleContainerModifier(style: style))
  }
}
