/// The name of a preview.
package enum PreviewDisplayNameTraitKey: _ViewTraitKey {
  package static var defaultValue: String? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<PreviewDisplayNameTraitKey>>`.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    _trait(PreviewDisplayNameTraitKey.self, value)
  }
}
