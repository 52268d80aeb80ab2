/// The colour of the lines at a section's edges.
package enum ListSectionSeparatorTintTraitKey: _ViewTraitKey {
  package static var defaultValue: ListSeparatorTint { ListSeparatorTint() }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListSectionSeparatorTintTraitKey>>`.
  nonisolated public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _trait(ListSectionSeparatorTintTraitKey.self, ListSeparatorTint(color: color, edges: edges))
  }
}
