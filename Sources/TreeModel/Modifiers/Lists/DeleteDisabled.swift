/// Whether a row cannot be deleted.
package enum IsDeleteDisabledTraitKey: _ViewTraitKey {
  package static var defaultValue: Bool { false }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<IsDeleteDisabledTraitKey>>`.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    _trait(IsDeleteDisabledTraitKey.self, isDisabled)
  }
}
