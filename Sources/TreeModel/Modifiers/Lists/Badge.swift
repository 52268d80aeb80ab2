/// The badge of a row or a tab.
package enum BadgeTraitKey: _ViewTraitKey {
  package static var defaultValue: Text? { nil }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<BadgeTraitKey>>`; the key's name is a guess.
  nonisolated public func badge(_ count: Int) -> some View {
    _trait(BadgeTraitKey.self, count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<BadgeTraitKey>>`.
  nonisolated public func badge(_ label: Text?) -> some View {
    _trait(BadgeTraitKey.self, label)
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<BadgeTraitKey>>`.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<BadgeTraitKey>>`.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
