/// Draws its content with an effect of its geometry.
nonisolated package struct VisualEffectModifier<Effect: VisualEffect>: ViewModifier {
  package var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  package typealias Body = Never

  package init(effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect) {
    self.effect = effect
  }
}

extension VisualEffectModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, VisualEffectModifier<Effect>>`; the modifier's name is a guess.
  nonisolated public func visualEffect<Effect: VisualEffect>(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
