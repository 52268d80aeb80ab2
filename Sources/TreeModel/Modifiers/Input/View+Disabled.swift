extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>>`.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
