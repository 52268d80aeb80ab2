/// Sets how the toolbars around its content look.
nonisolated public struct ToolbarAppearanceModifier: ViewModifier {
  package let bars: [ToolbarPlacement]
  package var visibility: Visibility?
  package var background: AnyShapeStyle?

  public typealias Body = Never
}

extension ToolbarAppearanceModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(bars: bars, visibility: visibility))
  }

  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(bars: bars, visibility: visibility))
  }

  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(bars: bars, background: AnyShapeStyle(style)))
  }

  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(bars: bars))
  }

  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(ToolbarAppearanceModifier(bars: bars))
  }
}
