public import Foundation

/// A shadow of a style.
public struct ShadowStyle: Equatable, Sendable {
  package let isInner: Bool
  package let color: Color
  package let radius: CGFloat
  package let offset: CGSize

  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

/// A style with a shadow.
public struct _ShadowShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var shadowStyle: ShadowStyle

  public init(style: Style, shadowStyle: ShadowStyle) {
    self.style = style
    self.shadowStyle = shadowStyle
  }
}

extension ShapeStyle {
  /// Becomes `_ShadowShapeStyle<Self>`.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(style: self, shadowStyle: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }

  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    AnyShapeStyle(ForegroundStyle().opacity(opacity))
  }

  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    AnyShapeStyle(ForegroundStyle().blendMode(mode))
  }
}
