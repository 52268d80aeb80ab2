extension View {
  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`; the scheme itself is not kept.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(bars: bars))
  }
}
