extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<ContentTransition>>`.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
