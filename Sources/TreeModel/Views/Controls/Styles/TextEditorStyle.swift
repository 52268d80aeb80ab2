/// How a text editor looks and acts.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = TextEditorStyleConfiguration
}

/// Sets the style of the text editors below.
nonisolated public struct TextEditorStyleModifier<Style: TextEditorStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension TextEditorStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, TextEditorStyleModifier<S>>`.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(TextEditorStyleModifier(style: style))
  }
}
