/// Fills a shape behind its content.
nonisolated public struct _BackgroundShapeModifier<Style: ShapeStyle, Bounds: Shape>: ViewModifier {
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

extension _BackgroundShapeModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.style("background", \.style)
  }
}

/// Fills a shape behind its content that follows insets.
nonisolated public struct _InsettableBackgroundShapeModifier<
  Style: ShapeStyle, Bounds: InsettableShape
>: ViewModifier {
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

extension _InsettableBackgroundShapeModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.style("background", \.style)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _BackgroundShapeModifier<BackgroundStyle, S>>`.
  nonisolated public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle())
    -> some View
  {
    modifier(_BackgroundShapeModifier(style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
  }

  /// Becomes `ModifiedContent<Self, _BackgroundShapeModifier<S, T>>`.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_BackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }

  /// Becomes `ModifiedContent<Self, _InsettableBackgroundShapeModifier<BackgroundStyle, S>>`.
  nonisolated public func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _InsettableBackgroundShapeModifier(
        style: BackgroundStyle(), shape: shape, fillStyle: fillStyle))
  }

  /// Becomes `ModifiedContent<Self, _InsettableBackgroundShapeModifier<S, T>>`.
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(_InsettableBackgroundShapeModifier(style: style, shape: shape, fillStyle: fillStyle))
  }
}
