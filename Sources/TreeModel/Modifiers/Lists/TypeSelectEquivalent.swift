/// The text that selects a row when it is typed.
package enum TypeSelectEquivalentKey: _ViewTraitKey {
  package static var defaultValue: Text? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TypeSelectEquivalentKey>>`.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View {
    _trait(TypeSelectEquivalentKey.self, text)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TypeSelectEquivalentKey>>`.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    _trait(TypeSelectEquivalentKey.self, Text(stringKey))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<TypeSelectEquivalentKey>>`.
  @_disfavoredOverload
  nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    _trait(TypeSelectEquivalentKey.self, Text(string))
  }
}
