/// The views in the bar of a screen; their types are erased.
package enum NavigationBarItemsKey: PreferenceKey {
  package struct Items {
    package var leading: AnyView?
    package var trailing: AnyView?
  }

  package static var defaultValue: Items { Items() }

  package static func reduce(value: inout Items, nextValue: () -> Items) {
    let next = nextValue()
    value.leading = value.leading ?? next.leading
    value.trailing = value.trailing ?? next.trailing
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarItemsKey>>`.
  nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View
  {
    preference(
      key: NavigationBarItemsKey.self,
      value: .init(leading: AnyView(leading), trailing: AnyView(trailing)))
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarItemsKey>>`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    preference(key: NavigationBarItemsKey.self, value: .init(leading: AnyView(leading)))
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarItemsKey>>`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    preference(key: NavigationBarItemsKey.self, value: .init(trailing: AnyView(trailing)))
  }
}
