extension EnvironmentValues {
  private enum TableColumnHeadersVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
  }

  package var tableColumnHeadersVisibility: Visibility {
    get { self[TableColumnHeadersVisibilityKey.self] }
    set { self[TableColumnHeadersVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>>`: a guess.
  nonisolated public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeadersVisibility, visibility)
  }
}
