/// A shape stroked inside its edge, over a background: a leaf named after the shape, unless it has a background.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  public var shape: Content
  public var style: Style
  public var strokeStyle: StrokeStyle
  public var isAntialiased: Bool
  public var background: Background

  public typealias Body = Never

  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }
}

extension StrokeBorderShapeView: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.shape(\.shape)
    structure.value(\.style)
    structure.value("lineWidth", \.strokeStyle.lineWidth)
    structure.role("background", \.background)
  }
}
