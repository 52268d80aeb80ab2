/// Whether a row stays in its place.
package enum IsMoveDisabledTraitKey: _ViewTraitKey {
  package static var defaultValue: Bool { false }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<IsMoveDisabledTraitKey>>`.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    _trait(IsMoveDisabledTraitKey.self, isDisabled)
  }
}
