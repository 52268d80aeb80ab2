public import Foundation

/// The space around the content of a list's row.
package enum ListRowInsetsTraitKey: _ViewTraitKey {
  package static var defaultValue: EdgeInsets? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowInsetsTraitKey>>`.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    _trait(ListRowInsetsTraitKey.self, insets)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowInsetsTraitKey>>`: a guess.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    listRowInsets(
      length.map { length in
        func inset(_ edge: Edge.Set) -> CGFloat { edges.contains(edge) ? length : 0 }
        return EdgeInsets(
          top: inset(.top), leading: inset(.leading), bottom: inset(.bottom),
          trailing: inset(.trailing))
      })
  }
}
