/// How a label looks and acts.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = LabelStyleConfiguration
}

/// Sets the style of the labels below.
nonisolated public struct LabelStyleWritingModifier<Style: LabelStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension LabelStyleWritingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, LabelStyleWritingModifier<S>>`.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    modifier(LabelStyleWritingModifier(style: style))
  }
}
