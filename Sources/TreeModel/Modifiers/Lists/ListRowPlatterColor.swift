/// The colour of a row's platter.
package enum ListRowPlatterColorTraitKey: _ViewTraitKey {
  package static var defaultValue: Color? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowPlatterColorTraitKey>>`.
  nonisolated public func listRowPlatterColor(_ color: Color?) -> some View {
    _trait(ListRowPlatterColorTraitKey.self, color)
  }
}
