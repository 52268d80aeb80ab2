extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Image.Scale>>`.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }
}
