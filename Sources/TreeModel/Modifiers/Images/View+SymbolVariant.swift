extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyTransformModifier<SymbolVariants>>`.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.contains(variant) ? $0 : variant }
  }
}
