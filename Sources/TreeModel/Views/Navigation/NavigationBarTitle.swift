extension View {
  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title, displayMode: nil)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title, displayMode: displayMode)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey), displayMode: nil)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title), displayMode: nil)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(Text(title), displayMode: displayMode)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(nil, displayMode: displayMode)
  }
}
