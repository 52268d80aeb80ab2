/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
  private let name: String

  public static var identity: GlassEffectTransition { .init(name: "identity") }
  public static var matchedGeometry: GlassEffectTransition { .init(name: "matchedGeometry") }
  public static var materialize: GlassEffectTransition { .init(name: "materialize") }
}

/// Says how the glass of its content comes and goes.
nonisolated package struct GlassEffectTransitionModifier: ViewModifier {
  package var transition: GlassEffectTransition

  package typealias Body = Never
}

extension GlassEffectTransitionModifier: PrimitiveViewModifier {}

/// Says which pieces of glass are one.
nonisolated package struct GlassEffectUnionModifier<ID: Hashable>: ViewModifier {
  package var id: ID?
  package var namespace: Namespace.ID

  package typealias Body = Never
}

extension GlassEffectUnionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, GlassEffectTransitionModifier>`; the modifier's name is a guess.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    modifier(GlassEffectTransitionModifier(transition: transition))
  }

  /// Becomes `ModifiedContent<Self, GlassEffectUnionModifier<ID>>`; the modifier's name is a guess.
  nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?, namespace: Namespace.ID
  ) -> some View {
    modifier(GlassEffectUnionModifier(id: id, namespace: namespace))
  }
}
