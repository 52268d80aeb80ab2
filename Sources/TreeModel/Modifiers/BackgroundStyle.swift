/// Fills the area behind its content with a style.
nonisolated public struct _BackgroundStyleModifier<Style: ShapeStyle>: ViewModifier {
  public var style: Style
  public var ignoresSafeAreaEdges: Edge.Set

  public typealias Body = Never

  public init(style: Style, ignoresSafeAreaEdges: Edge.Set) {
    self.style = style
    self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
  }
}

extension _BackgroundStyleModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.style("background", \.style)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _BackgroundStyleModifier<BackgroundStyle>>`.
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    modifier(_BackgroundStyleModifier(style: BackgroundStyle(), ignoresSafeAreaEdges: edges))
  }

  /// Becomes `ModifiedContent<Self, _BackgroundStyleModifier<S>>`; `Color.blue` takes this form too.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_BackgroundStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }
}
