extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>>`.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    environment(\.allowsTightening, flag)
  }
}
