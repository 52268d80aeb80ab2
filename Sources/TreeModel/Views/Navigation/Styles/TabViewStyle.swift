/// How a tab view looks and acts.
@MainActor @preconcurrency
public protocol TabViewStyle {}

/// Sets the style of the tab views below.
nonisolated public struct _TabViewStyleWriter<Style: TabViewStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension _TabViewStyleWriter: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _TabViewStyleWriter<S>>`.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    modifier(_TabViewStyleWriter(style: style))
  }
}
