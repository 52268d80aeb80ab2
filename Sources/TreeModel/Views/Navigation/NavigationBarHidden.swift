/// Whether the navigation bar is hidden.
package struct NavigationBarHiddenKey: PreferenceKey {
  package static var defaultValue: Bool? { nil }

  package static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}

/// Whether the navigation bar's back button is hidden.
package struct NavigationBarBackButtonHiddenKey: PreferenceKey {
  package static var defaultValue: Bool? { nil }

  package static func reduce(value: inout Bool?, nextValue: () -> Bool?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarHiddenKey>>`.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    modifier(_PreferenceWritingModifier<NavigationBarHiddenKey>(value: hidden))
  }

  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>>`.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(_PreferenceWritingModifier<NavigationBarBackButtonHiddenKey>(value: hidesBackButton))
  }
}
