/// Whether a screen hides the way back.
package enum NavigationBarBackButtonHiddenKey: PreferenceKey {
  package static var defaultValue: Bool? { nil }

  package static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>>`.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    preference(key: NavigationBarBackButtonHiddenKey.self, value: hidesBackButton)
  }
}
