extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Text.Scale>>`.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.textScale) { value in
      if isEnabled { value = scale }
    }
  }
}
