public import Foundation

/// Which areas are inside a path.
public enum CGPathFillRule: Int, Sendable {
  case winding
  case evenOdd
}

// As those of `Path`.

extension CGPath {
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath { self }

  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path))
  }

  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.symmetricDifference(other.path))
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    self
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    self
  }

  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    self
  }

  public func lineSubtraction(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    self
  }

  public func flattened(threshold: CGFloat) -> CGPath { self }

  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    path.boundingRect.intersects(other.path.boundingRect)
  }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), eoFill: rule == .evenOdd)
  }
}
