extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<ControlSize>>`.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
