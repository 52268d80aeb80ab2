/// Draws its content into a bitmap.
nonisolated public struct _DrawingGroupEffect: ViewModifier, Equatable {
  public var isOpaque: Bool
  public var colorMode: ColorRenderingMode

  public typealias Body = Never

  public init(isOpaque: Bool, colorMode: ColorRenderingMode) {
    self.isOpaque = isOpaque
    self.colorMode = colorMode
  }
}

extension _DrawingGroupEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _DrawingGroupEffect>`.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(_DrawingGroupEffect(isOpaque: opaque, colorMode: colorMode))
  }
}
