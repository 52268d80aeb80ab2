extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<ButtonBorderShape>>`.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
