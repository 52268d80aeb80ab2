extension View {
  /// Becomes `ModifiedContent<Self, _EnvironmentKeyWritingModifier<Optional<Text.LineStyle>>>`.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    environment(\.underlineStyle, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
  }
}
