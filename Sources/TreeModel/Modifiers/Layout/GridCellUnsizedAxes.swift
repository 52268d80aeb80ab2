/// Places its content in a cell of a grid.
nonisolated public struct _GridUnsizedAxesModifier: ViewModifier {
  public var axes: Axis.Set

  public typealias Body = Never

  public init(axes: Axis.Set) {
    self.axes = axes
  }
}

extension _GridUnsizedAxesModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _GridUnsizedAxesModifier>`.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    modifier(_GridUnsizedAxesModifier(axes: axes))
  }
}
