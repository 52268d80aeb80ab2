/// The key of a tab's label.
package enum TabItem {
  package enum TraitKey {}
}

/// Gives its content a label in a tab bar.
nonisolated public struct PlatformItemTraitWriter<Key, Label: View>: ViewModifier {
  package let label: Label

  public typealias Body = Never

  package init(_ label: Label) {
    self.label = label
  }
}

extension PlatformItemTraitWriter: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("tabItem", \.label)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, PlatformItemTraitWriter<TabItem.TraitKey, V>>`.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(PlatformItemTraitWriter<TabItem.TraitKey, V>(label()))
  }
}
