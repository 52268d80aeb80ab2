/// How a table looks and acts.
@MainActor @preconcurrency
public protocol TableStyle {}

/// Sets the style of the tables below.
nonisolated public struct TableStyleModifier<Style: TableStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension TableStyleModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, TableStyleModifier<S>>`.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    modifier(TableStyleModifier(style: style))
  }
}
