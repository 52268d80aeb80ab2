public import Foundation

/// The space around the content of a list's row.
package enum ListRowInsetsTraitKey: _ViewTraitKey {
  package static var defaultValue: ListInsets? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowInsetsTraitKey>>`.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    _trait(ListRowInsetsTraitKey.self, insets.map { ListInsets($0) })
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowInsetsTraitKey>>`: a guess.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    _trait(ListRowInsetsTraitKey.self, length.map { ListInsets(edges, $0) })
  }
}
