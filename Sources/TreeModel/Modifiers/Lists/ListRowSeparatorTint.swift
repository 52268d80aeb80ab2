/// The colour of the lines at a row's edges.
package enum ListRowSeparatorTintTraitKey: _ViewTraitKey {
  package static var defaultValue: ListSeparatorTint { ListSeparatorTint() }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowSeparatorTintTraitKey>>`.
  nonisolated public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _trait(ListRowSeparatorTintTraitKey.self, ListSeparatorTint(color: color, edges: edges))
  }
}

/// The colour of the lines at some edges of a row or a section.
package struct ListSeparatorTint: Equatable, Sendable {
  package var color: Color?
  package var edges = VerticalEdge.Set.all
}
