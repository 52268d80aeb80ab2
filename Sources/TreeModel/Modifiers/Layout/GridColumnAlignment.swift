/// Places its content in a cell of a grid.
nonisolated public struct _GridAlignmentModifier: ViewModifier {
  public var alignment: HorizontalAlignment

  public typealias Body = Never

  public init(alignment: HorizontalAlignment) {
    self.alignment = alignment
  }
}

extension _GridAlignmentModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _GridAlignmentModifier>`.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    modifier(_GridAlignmentModifier(alignment: guide))
  }
}
