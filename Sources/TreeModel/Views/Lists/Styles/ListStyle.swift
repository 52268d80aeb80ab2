/// How a list looks and acts.
@MainActor @preconcurrency
public protocol ListStyle {}

/// Sets the style of the lists below.
nonisolated public struct ListStyleWriter<Style: ListStyle>: ViewModifier {
  public var style: Style

  public typealias Body = Never

  public init(style: Style) {
    self.style = style
  }
}

extension ListStyleWriter: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ListStyleWriter<S>>`.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(ListStyleWriter(style: style))
  }
}
