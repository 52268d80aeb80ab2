/// Makes the geometry of its content move as one.
nonisolated public struct _GeometryGroupEffect: ViewModifier, Equatable {
  public typealias Body = Never

  public init() {}
}

extension _GeometryGroupEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _GeometryGroupEffect>`.
  nonisolated public func geometryGroup() -> some View {
    modifier(_GeometryGroupEffect())
  }
}
