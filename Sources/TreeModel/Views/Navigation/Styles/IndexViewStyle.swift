/// How a tab view's index looks and acts.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Sets the style of the indices below.
nonisolated public struct IndexViewStyleModifier<Style: IndexViewStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension IndexViewStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, IndexViewStyleModifier<S>>`.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    modifier(IndexViewStyleModifier(style: style))
  }
}
