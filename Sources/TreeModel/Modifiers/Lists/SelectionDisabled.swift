/// Whether a row can be selected.
package enum IsSelectionEnabledTraitKey: _ViewTraitKey {
  package static var defaultValue: Bool { true }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<IsSelectionEnabledTraitKey>>`.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    _trait(IsSelectionEnabledTraitKey.self, !isDisabled)
  }
}
