/// How a view looks under the pointer.
public struct HoverEffect: Sendable {
  package let name: String

  public static let automatic = HoverEffect(name: "automatic")
  public static let highlight = HoverEffect(name: "highlight")
  public static let lift = HoverEffect(name: "lift")
}

/// Changes its content under the pointer.
nonisolated package struct HoverEffectModifier: ViewModifier {
  package var effect: HoverEffect
  package var isEnabled: Bool

  package typealias Body = Never

  package init(effect: HoverEffect, isEnabled: Bool) {
    self.effect = effect
    self.isEnabled = isEnabled
  }
}

extension HoverEffectModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, HoverEffectModifier>`; the modifier's name is a guess.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect: effect, isEnabled: true))
  }

  /// Becomes `ModifiedContent<Self, HoverEffectModifier>`.
  @_disfavoredOverload
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true)
    -> some View
  {
    modifier(HoverEffectModifier(effect: effect, isEnabled: isEnabled))
  }
}
