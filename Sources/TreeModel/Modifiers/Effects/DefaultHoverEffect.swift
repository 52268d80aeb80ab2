/// Sets how the views of its content look under the pointer.
nonisolated package struct DefaultHoverEffectModifier: ViewModifier {
  package var effect: HoverEffect?

  package typealias Body = Never

  package init(effect: HoverEffect?) {
    self.effect = effect
  }
}

extension DefaultHoverEffectModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, DefaultHoverEffectModifier>`; the modifier's name is a guess.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    modifier(DefaultHoverEffectModifier(effect: effect))
  }
}
