/// Whether a screen hides its bar.
package enum NavigationBarHiddenKey: PreferenceKey {
  package static var defaultValue: Bool? { nil }

  package static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarHiddenKey>>`.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    preference(key: NavigationBarHiddenKey.self, value: hidden)
  }
}
