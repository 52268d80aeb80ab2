/// The order in which views that overlap are drawn.
package enum ZIndexTraitKey: _ViewTraitKey {
  package static var defaultValue: Double { 0 }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<ZIndexTraitKey>>`.
  nonisolated public func zIndex(_ value: Double) -> some View {
    _trait(ZIndexTraitKey.self, value)
  }
}
