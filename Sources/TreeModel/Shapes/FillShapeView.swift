/// A shape filled over a background: a leaf named after the shape, with the background as a
/// secondary child.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public var background: Background

  public typealias Body = Never

  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

extension FillShapeView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.shape(\.shape)
    structure.value(\.style)
    structure.role("background", \.background)
  }
}
