/// The space around the content of a list's row.
package enum ListRowInsetsTraitKey: _ViewTraitKey {
  package static var defaultValue: EdgeInsets? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowInsetsTraitKey>>`.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    _trait(ListRowInsetsTraitKey.self, insets)
  }
}
