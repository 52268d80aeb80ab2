/// Fills the area in front of its content with a style.
nonisolated public struct _OverlayStyleModifier<Style: ShapeStyle>: ViewModifier {
  public var style: Style
  public var ignoresSafeAreaEdges: Edge.Set

  public typealias Body = Never

  public init(style: Style, ignoresSafeAreaEdges: Edge.Set) {
    self.style = style
    self.ignoresSafeAreaEdges = ignoresSafeAreaEdges
  }
}

extension _OverlayStyleModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.style("overlay", \.style)
  }
}

/// Fills a shape in front of its content.
nonisolated public struct _OverlayShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier {
  public var style: Style
  public var shape: Bounds
  public var fillStyle: FillStyle

  public typealias Body = Never

  public init(style: Style, shape: Bounds, fillStyle: FillStyle) {
    self.style = style
    self.shape = shape
    self.fillStyle = fillStyle
  }
}

extension _OverlayShapeModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.style("overlay", \.style)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _OverlayStyleModifier<S>>`.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(_OverlayStyleModifier(style: style, ignoresSafeAreaEdges: edges))
  }

  /// Becomes `ModifiedContent<Self, _OverlayShapeModifier<S, T>>`.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_OverlayShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }
}
