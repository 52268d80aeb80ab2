/// A way to fill or stroke a shape.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("'\(Self.self)' resolves to no other style: it is a primitive style")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

// MARK: - Derived styles

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }

  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendModeShapeStyle(style: self, blendMode: mode)
  }
}

public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var opacity: Double

  public init(style: Style, opacity: Double) {
    self.style = style
    self.opacity = opacity
  }
}

public struct _BlendModeShapeStyle<Style: ShapeStyle>: ShapeStyle {
  public var style: Style
  public var blendMode: BlendMode

  public init(style: Style, blendMode: BlendMode) {
    self.style = style
    self.blendMode = blendMode
  }
}

/// A style whose type is erased.
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}
