/// The style of the foreground in the current context.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}

/// The style of the background in the current context.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

/// The style of a selection.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of a separator.
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}

/// The tint of the current context.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

/// A level of the content style: primary to quinary.
public struct HierarchicalShapeStyle: ShapeStyle {
  package let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
}

/// A blur of what lies below.
public struct Material: ShapeStyle {
  package let name: String

  public static let regular = Material(name: "regular")
  public static let thick = Material(name: "thick")
  public static let thin = Material(name: "thin")
  public static let ultraThin = Material(name: "ultraThin")
  public static let ultraThick = Material(name: "ultraThick")
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
