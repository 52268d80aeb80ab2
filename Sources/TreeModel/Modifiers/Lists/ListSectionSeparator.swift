/// Whether the lines at a section's edges are seen.
package enum ListSectionSeparatorTraitKey: _ViewTraitKey {
  package static var defaultValue: ListSeparatorVisibility { ListSeparatorVisibility() }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListSectionSeparatorTraitKey>>`.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    _trait(
      ListSectionSeparatorTraitKey.self,
      ListSeparatorVisibility(visibility: visibility, edges: edges))
  }
}
