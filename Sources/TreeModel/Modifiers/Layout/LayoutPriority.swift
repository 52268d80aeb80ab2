/// Which views of a stack get their space first.
package enum LayoutPriorityTraitKey: _ViewTraitKey {
  package static var defaultValue: Double { 0 }
}

extension View {
  /// Becomes `ModifiedContent<Self, _TraitWritingModifier<LayoutPriorityTraitKey>>`.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    _trait(LayoutPriorityTraitKey.self, value)
  }
}
