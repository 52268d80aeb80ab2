/// The style of text that asks for input.
public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of a link.
public struct LinkShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of a fill over the background.
public struct FillShapeStyle: ShapeStyle {
  public init() {}
}

/// The style of a window's background.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}

extension HierarchicalShapeStyle {
  package static let quinary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
