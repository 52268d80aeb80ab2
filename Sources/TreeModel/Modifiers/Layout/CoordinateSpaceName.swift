/// Names the coordinate space of its content.
nonisolated public struct _CoordinateSpaceModifier<Name: Hashable>: ViewModifier, Equatable {
  public var name: Name

  public typealias Body = Never

  public init(name: Name) {
    self.name = name
  }
}

extension _CoordinateSpaceModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _CoordinateSpaceModifier<T>>`.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: name))
  }

  /// Becomes `ModifiedContent<Self, _CoordinateSpaceModifier<AnyHashable>>`.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name.coordinateSpace)))
  }
}
