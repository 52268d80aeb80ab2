extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Text.TruncationMode>>`.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }
}
