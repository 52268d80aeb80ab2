/// The items of the navigation bar.
package struct NavigationBarItemsKey: PreferenceKey {
  /// What stands on either side.
  package struct Value {
    package var leading: AnyView?
    package var trailing: AnyView?
  }

  package static var defaultValue: Value { Value() }

  package static func reduce(value: inout Value, nextValue: () -> Value) {}
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarItemsKey>>`.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    barItems(leading: AnyView(leading), trailing: AnyView(trailing))
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarItemsKey>>`.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    barItems(leading: AnyView(leading), trailing: nil)
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarItemsKey>>`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    barItems(leading: nil, trailing: AnyView(trailing))
  }

  nonisolated private func barItems(
    leading: AnyView?, trailing: AnyView?
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarItemsKey>> {
    modifier(
      _PreferenceWritingModifier(
        value: NavigationBarItemsKey.Value(leading: leading, trailing: trailing)))
  }
}
