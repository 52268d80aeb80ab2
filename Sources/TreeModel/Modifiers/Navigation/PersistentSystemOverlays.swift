/// Whether the system's overlays are seen.
package enum PersistentSystemOverlaysKey: PreferenceKey {
  package static var defaultValue: Visibility { .automatic }

  package static func reduce(value: inout Visibility, nextValue: () -> Visibility) {
    value = nextValue()
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _PreferenceWritingModifier<PersistentSystemOverlaysKey>>`.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    preference(key: PersistentSystemOverlaysKey.self, value: visibility)
  }
}
