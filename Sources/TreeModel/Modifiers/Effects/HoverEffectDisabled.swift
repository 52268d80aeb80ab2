/// Leaves out how its content looks under the pointer.
nonisolated package struct HoverEffectDisabledModifier: ViewModifier {
  package var isDisabled: Bool

  package typealias Body = Never

  package init(isDisabled: Bool) {
    self.isDisabled = isDisabled
  }
}

extension HoverEffectDisabledModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, HoverEffectDisabledModifier>`; the modifier's name is a guess.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(HoverEffectDisabledModifier(isDisabled: disabled))
  }
}
