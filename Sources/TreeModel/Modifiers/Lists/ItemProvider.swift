/// What a row gives when it is dragged.
package enum ItemProviderTraitKey: _ViewTraitKey {
  package static var defaultValue: (() -> NSItemProvider?)? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ItemProviderTraitKey>>`.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    _trait(ItemProviderTraitKey.self, action)
  }
}
