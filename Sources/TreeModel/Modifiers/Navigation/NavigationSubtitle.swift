extension View {
  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    modifier(
      TransactionalPreferenceTransformModifier<NavigationTitleKey> { $0.subtitle = subtitle })
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Becomes `ModifiedContent<Self, TransactionalPreferenceTransformModifier<NavigationTitleKey>>`.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
