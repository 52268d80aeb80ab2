extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>>`.
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
}
