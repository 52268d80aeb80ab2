/// Projects its content when it is drawn.
nonisolated public struct _ProjectionEffect: ViewModifier, Equatable {
  public var transform: ProjectionTransform

  public typealias Body = Never

  public init(transform: ProjectionTransform) {
    self.transform = transform
  }
}

extension _ProjectionEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _ProjectionEffect>`.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(_ProjectionEffect(transform: transform))
  }
}
