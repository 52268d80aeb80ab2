extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<AnyShapeStyle>>>`.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    environment(\.tint, tint.map { AnyShapeStyle($0) })
  }

  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Color>>>`.
  nonisolated public func tint(_ tint: Color?) -> some View {
    environment(\.tintColor, tint)
  }
}
