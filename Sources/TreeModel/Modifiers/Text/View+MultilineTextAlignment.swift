extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<TextAlignment>>`.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}
