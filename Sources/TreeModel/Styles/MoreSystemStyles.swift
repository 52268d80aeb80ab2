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

extension ShapeStyle {
  /// The second level of the style, as a style of its own.
  public var secondary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.5) }

  /// The third level of the style.
  public var tertiary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.25) }

  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.18) }

  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _OpacityShapeStyle(style: self, opacity: 0.1) }
}
