/// How a progress view looks and acts.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  associatedtype Body: View

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration)
    -> Self.Body

  typealias Configuration = ProgressViewStyleConfiguration
}

/// Sets the style of the progress views below.
nonisolated public struct ProgressViewStyleModifier<Style: ProgressViewStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension ProgressViewStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ProgressViewStyleModifier<S>>`.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(ProgressViewStyleModifier(style: style))
  }
}
