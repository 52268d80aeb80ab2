public import Foundation

/// A path of Core Graphics.
public class CGPath: Equatable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) {
    self.path = path
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

extension CGPath {
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(rect).transformed(by: transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Path(ellipseIn: rect).transformed(by: transform))
  }

  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(Path(roundedRect: rect, cornerSize: corner).transformed(by: transform))
  }

  public var isEmpty: Bool { path.isEmpty }

  public var boundingBox: CGRect { path.controlRect }

  public var boundingBoxOfPath: CGRect { path.boundingRect }

  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  public func copy() -> CGPath? { CGPath(path) }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
}

extension Path {
  public init(_ path: CGPath) {
    self = path.path
  }

  public var cgPath: CGPath { CGPath(self) }

  fileprivate func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    guard let transform else { return self }
    return applying(transform.pointee)
  }
}

/// A path of Core Graphics that one adds to.
public final class CGMutablePath: CGPath {
  public convenience init() {
    self.init(Path())
  }
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(rect), transform: transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(ellipseIn: rect), transform: transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let corner = CGSize(width: cornerWidth, height: cornerHeight)
    path.addPath(Path(roundedRect: rect, cornerSize: corner), transform: transform)
  }

  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }

  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
      transform: transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }

  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }

  public func closeSubpath() {
    path.closeSubpath()
  }
}
