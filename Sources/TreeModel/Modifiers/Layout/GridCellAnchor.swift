/// Places its content in a cell of a grid.
nonisolated public struct _GridAnchorModifier: ViewModifier {
  public var anchor: UnitPoint

  public typealias Body = Never

  public init(anchor: UnitPoint) {
    self.anchor = anchor
  }
}

extension _GridAnchorModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _GridAnchorModifier>`.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    modifier(_GridAnchorModifier(anchor: anchor))
  }
}
