extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<ColorScheme>>`.
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
