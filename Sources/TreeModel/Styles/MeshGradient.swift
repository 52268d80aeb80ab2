/// Colours on a grid of points: a style, and as a view a leaf.
nonisolated public struct MeshGradient: ShapeStyle, View, LeafView {
  package var colors: [Color]

  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.colors = colors
  }

  public var body: _ShapeView<Rectangle, MeshGradient> {
    _ShapeView(shape: Rectangle(), style: self)
  }
}
