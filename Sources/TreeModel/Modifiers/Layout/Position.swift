public import Foundation

/// Places the centre of its content.
nonisolated public struct _PositionLayout: ViewModifier {
  public var position: CGPoint

  public typealias Body = Never

  public init(position: CGPoint) {
    self.position = position
  }
}

extension _PositionLayout: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _PositionLayout>`.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }

  /// Becomes `ModifiedContent<Self, _PositionLayout>`.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
