public import Foundation

extension CGRect {
  /// Returns the smallest rectangle around the four corners, transformed.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    guard !isNull else { return self }
    let xs = [minX, maxX]
    let corners = xs.flatMap { x in
      [minY, maxY].map { CGPoint(x: x, y: $0).applying(transform) }
    }
    return corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  public func equalTo(_ other: CGRect) -> Bool { self == other }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }

  public func equalTo(_ other: CGSize) -> Bool { self == other }
}

extension CGPoint {
  public func equalTo(_ other: CGPoint) -> Bool { self == other }
}
