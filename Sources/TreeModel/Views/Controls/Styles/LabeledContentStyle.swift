/// How a labelled content looks and acts.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = LabeledContentStyleConfiguration
}

/// Sets the style of the labelled contents below.
nonisolated public struct _LabeledContentStyleModifier<Style: LabeledContentStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension _LabeledContentStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _LabeledContentStyleModifier<S>>`.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    modifier(_LabeledContentStyleModifier(style: style))
  }
}
