/// Transforms its content when it is drawn.
nonisolated public struct _TransformEffect: ViewModifier, Equatable {
  public var transform: CGAffineTransform

  public typealias Body = Never

  public init(transform: CGAffineTransform) {
    self.transform = transform
  }
}

extension _TransformEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _TransformEffect>`.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(_TransformEffect(transform: transform))
  }
}
