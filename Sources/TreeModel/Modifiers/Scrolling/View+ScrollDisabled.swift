extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>>`.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}
