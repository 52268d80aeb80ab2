/// A bar around a screen.
public struct ToolbarPlacement: Sendable {
  package let name: String

  public static var automatic: ToolbarPlacement { ToolbarPlacement(name: "automatic") }
  public static var bottomBar: ToolbarPlacement { ToolbarPlacement(name: "bottomBar") }
  public static var navigationBar: ToolbarPlacement { ToolbarPlacement(name: "navigationBar") }
  public static var tabBar: ToolbarPlacement { ToolbarPlacement(name: "tabBar") }
  public static var windowToolbar: ToolbarPlacement { ToolbarPlacement(name: "windowToolbar") }
}

/// Sets how the bars around its content look.
nonisolated package struct ToolbarAppearanceModifier: ViewModifier {
  package var bars: [ToolbarPlacement]
  package var visibility: Visibility?
  package var background: AnyShapeStyle?
  package var colorScheme: ColorScheme?

  package typealias Body = Never

  package init(
    bars: [ToolbarPlacement], visibility: Visibility?, background: AnyShapeStyle?,
    colorScheme: ColorScheme?
  ) {
    self.bars = bars
    self.visibility = visibility
    self.background = background
    self.colorScheme = colorScheme
  }
}

extension ToolbarAppearanceModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(
      ToolbarAppearanceModifier(
        bars: bars, visibility: visibility, background: nil, colorScheme: nil))
  }

  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      ToolbarAppearanceModifier(
        bars: bars, visibility: nil, background: AnyShapeStyle(style), colorScheme: nil))
  }

  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    modifier(
      ToolbarAppearanceModifier(
        bars: bars, visibility: visibility, background: nil, colorScheme: nil))
  }

  /// Becomes `ModifiedContent<Self, ToolbarAppearanceModifier>`.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    modifier(
      ToolbarAppearanceModifier(
        bars: bars, visibility: nil, background: nil, colorScheme: colorScheme))
  }
}
