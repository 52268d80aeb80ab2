/// Places its content in a cell of a grid.
nonisolated public struct _GridCellSizeModifier: ViewModifier {
  public var columns: Int

  public typealias Body = Never

  public init(columns: Int) {
    self.columns = columns
  }
}

extension _GridCellSizeModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _GridCellSizeModifier>`.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    modifier(_GridCellSizeModifier(columns: count))
  }
}
