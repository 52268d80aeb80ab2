/// The subtitle of a screen.
package enum NavigationSubtitleKey: PreferenceKey {
  package static var defaultValue: Text? { nil }

  package static func reduce(value: inout Text?, nextValue: () -> Text?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationSubtitleKey>>`; the key's
  /// name is a guess.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    preference(key: NavigationSubtitleKey.self, value: subtitle)
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationSubtitleKey>>`.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationSubtitleKey>>`.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }
}
