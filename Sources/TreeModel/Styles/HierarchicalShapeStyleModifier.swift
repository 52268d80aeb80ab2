/// A style at one of the levels of its hierarchy.
public struct HierarchicalShapeStyleModifier<Base: ShapeStyle>: ShapeStyle {
  package let style: Base

  /// The level: 1 is the second one.
  package let level: Int

  package init(style: Base, level: Int) {
    self.style = style
    self.level = level
  }
}

extension ShapeStyle {
  /// The second level of the style, as a style of its own: `HierarchicalShapeStyleModifier<Self>`.
  public var secondary: some ShapeStyle { HierarchicalShapeStyleModifier(style: self, level: 1) }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { HierarchicalShapeStyleModifier(style: self, level: 2) }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { HierarchicalShapeStyleModifier(style: self, level: 3) }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { HierarchicalShapeStyleModifier(style: self, level: 4) }
}
