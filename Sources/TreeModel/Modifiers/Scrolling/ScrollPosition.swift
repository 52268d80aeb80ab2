/// Ties the position of a scroll view to an identity.
nonisolated package struct ScrollPositionBindingModifier<ID: Hashable>: ViewModifier {
  package var id: Binding<ID?>
  package var anchor: UnitPoint?

  package typealias Body = Never

  package init(id: Binding<ID?>, anchor: UnitPoint?) {
    self.id = id
    self.anchor = anchor
  }
}

extension ScrollPositionBindingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollPositionBindingModifier<ID>>`.
  nonisolated public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  {
    modifier(ScrollPositionBindingModifier(id: id, anchor: anchor))
  }
}
