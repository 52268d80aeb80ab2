/// What lies behind a list's row; its type is erased.
package enum ListRowBackgroundTraitKey: _ViewTraitKey {
  package static var defaultValue: AnyView? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ListRowBackgroundTraitKey>>`.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    _trait(ListRowBackgroundTraitKey.self, view.map { AnyView($0) })
  }
}
