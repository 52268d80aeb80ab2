/// Whether a person may not close a presentation.
package enum InteractiveDismissDisabledKey: PreferenceKey {
  package static var defaultValue: Bool { false }

  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<InteractiveDismissDisabledKey>>`.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
  }
}
