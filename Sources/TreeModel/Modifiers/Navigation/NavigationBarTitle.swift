/// The bar above a screen.
public struct NavigationBarItem: Sendable {
  /// How the title of a screen is shown.
  public enum TitleDisplayMode: Hashable, Sendable {
    case automatic
    case inline
    case large
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    modifier(
      TransactionalPreferenceTransformModifier<NavigationTitleKey> {
        $0.title = title
        $0.titleMode = displayMode
      })
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(titleKey), displayMode: displayMode)
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(Text(title), displayMode: displayMode)
  }
}
