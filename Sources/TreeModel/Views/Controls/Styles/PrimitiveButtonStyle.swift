/// How a button looks and acts.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// Sets the style of the buttons below.
nonisolated public struct PrimitiveButtonStyleContainerModifier<Style: PrimitiveButtonStyle>:
  ViewModifier
{
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension PrimitiveButtonStyleContainerModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, PrimitiveButtonStyleContainerModifier<S>>`.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(PrimitiveButtonStyleContainerModifier(style: style))
  }
}
