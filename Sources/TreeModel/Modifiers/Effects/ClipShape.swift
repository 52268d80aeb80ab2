public import Foundation

/// Cuts its content off outside a shape.
nonisolated public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
  public var shape: ClipShape
  public var style: FillStyle

  public typealias Body = Never

  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }
}

extension _ClipEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _ClipEffect<S>>`.
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some View
  {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Becomes `ModifiedContent<Self, _ClipEffect<Rectangle>>`.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Becomes `ModifiedContent<Self, _ClipEffect<RoundedRectangle>>`.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}
