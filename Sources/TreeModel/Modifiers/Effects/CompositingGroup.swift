/// Draws its content as one picture before other effects.
nonisolated public struct _CompositingGroupEffect: ViewModifier, Equatable {
  public typealias Body = Never

  public init() {}
}

extension _CompositingGroupEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _CompositingGroupEffect>`.
  nonisolated public func compositingGroup() -> some View {
    modifier(_CompositingGroupEffect())
  }
}
