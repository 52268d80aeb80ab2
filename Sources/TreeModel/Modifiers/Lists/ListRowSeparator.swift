/// Whether the lines at a row's edges are seen.
package enum ListRowSeparatorTraitKey: _ViewTraitKey {
  package static var defaultValue: ListSeparatorVisibility { ListSeparatorVisibility() }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowSeparatorTraitKey>>`.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    _trait(
      ListRowSeparatorTraitKey.self, ListSeparatorVisibility(visibility: visibility, edges: edges))
  }
}

/// The visibility of the lines at some edges of a row or a section.
package struct ListSeparatorVisibility: Equatable, Sendable {
  package var visibility = Visibility.automatic
  package var edges = VerticalEdge.Set.all
}
