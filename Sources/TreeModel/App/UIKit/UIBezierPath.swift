public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of UIKit.
public final class UIBezierPath: NSObject, NSSecureCoding, NSCopying {
  package var path: Path

  public override init() {
    path = Path()
  }

  public init(rect: CGRect) {
    path = Path(rect)
  }

  public init(ovalIn rect: CGRect) {
    path = Path(ellipseIn: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? cornerRadii.width : 0
    }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
        bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight)))
  }

  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    super.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public init(cgPath: CGPath) {
    path = cgPath.path
  }

  public static var supportsSecureCoding: Bool { true }

  public convenience init?(coder: NSCoder) {
    guard let path = coder.name.flatMap(Path.init) else { return nil }
    self.init(cgPath: CGPath(path))
  }

  public func encode(with coder: NSCoder) { coder.name = path.description }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var miterLimit: CGFloat = 10
  public var flatness: CGFloat = 0.6
  public var usesEvenOddFillRule = false

  public func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {}

  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}

  public var cgPath: CGPath { CGPath(path) }

  public func fill() {}

  public func stroke() {}

  public func addClip() {}

  public func removeAllPoints() {
    path = Path()
  }

  public func move(to point: CGPoint) {
    path.move(to: point)
  }

  public func addLine(to point: CGPoint) {
    path.addLine(to: point)
  }

  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }

  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }

  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The path's arcs go the other way round: their angles grow downwards.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }

  public func append(_ bezierPath: UIBezierPath) {
    path.addPath(bezierPath.path)
  }

  public func apply(_ transform: CGAffineTransform) {
    path = path.applying(transform)
  }

  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }

  public var bounds: CGRect { path.controlRect }

  public var isEmpty: Bool { path.isEmpty }

  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func close() {
    path.closeSubpath()
  }
}
