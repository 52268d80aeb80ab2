/// Sets the style that `.background` stands for in its content.
nonisolated public struct _EnvironmentBackgroundStyleModifier<Style: ShapeStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension _EnvironmentBackgroundStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentBackgroundStyleModifier<S>>`.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_EnvironmentBackgroundStyleModifier(style: style))
  }
}
