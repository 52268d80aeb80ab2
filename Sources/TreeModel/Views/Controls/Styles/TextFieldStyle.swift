/// How a text field looks and acts.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View

  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> Self._Body

  typealias _Label = _TextFieldStyleLabel
}

/// A text field's label, for its style: a leaf.
nonisolated public struct _TextFieldStyleLabel: View {
  package let content: AnyView?

  public typealias Body = Never

  package init(_ content: AnyView? = nil) {
    self.content = content
  }
}

extension _TextFieldStyleLabel: PrimitiveView {}

/// Sets the style of the text fields below.
nonisolated public struct TextFieldStyleModifier<Style: TextFieldStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension TextFieldStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, TextFieldStyleModifier<S>>`.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(TextFieldStyleModifier(style: style))
  }
}
