public import Foundation

/// What a canvas draws with. treeviz draws nothing: every operation is accepted and forgotten.
public struct GraphicsContext {
  public var opacity: Double = 1
  public var blendMode: BlendMode = .normal
  public var transform: CGAffineTransform = .identity
  public private(set) var environment = EnvironmentValues()

  package init() {}

  public var clipBoundingRect: CGRect { .infinite }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}

  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = GraphicsContext()
    try content(&layer)
  }

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    try content(CGContext())
  }

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}

  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}

  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  /// How a clip combines with those before.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// How a filter works.
  @frozen public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let linearColor = FilterOptions(rawValue: 1)
  }
}
