/// Names its content for previews.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier, Equatable {
  public var identifier: Identifier

  public typealias Body = Never

  public init(identifier: Identifier) {
    self.identifier = identifier
  }
}

extension _IdentifiedModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _IdentifiedModifier<I>>`.
  nonisolated public func _identified<I: Hashable>(by identifier: I) -> some View {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}
