/// Whether the rows of a list belong together.
package enum IsLinkedGroupTraitKey: _ViewTraitKey {
  package static var defaultValue: Bool { false }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<IsLinkedGroupTraitKey>>`.
  nonisolated public func _listLinkedGroup(_ isLinked: Bool) -> some View {
    _trait(IsLinkedGroupTraitKey.self, isLinked)
  }
}
