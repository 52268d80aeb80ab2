/// How a view comes and goes.
package enum TransitionTraitKey: _ViewTraitKey {
  package static var defaultValue: AnyTransition { .opacity }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TransitionTraitKey>>`.
  @_disfavoredOverload
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    _trait(TransitionTraitKey.self, t)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TransitionTraitKey>>`; `T` is erased.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    _trait(TransitionTraitKey.self, AnyTransition(transition))
  }
}
