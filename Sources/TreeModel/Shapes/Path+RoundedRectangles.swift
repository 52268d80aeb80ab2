public import Foundation

// Rectangles with corners that are quarters of ellipses. Continuous corners bend as circular ones.

extension Path {
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addCorners(
      Corners(
        topLeft: cornerSize, topRight: cornerSize, bottomRight: cornerSize, bottomLeft: cornerSize),
      in: rect.standardized, transform)
  }

  /// The leading edge is the left one.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius, height: radius) }
    addCorners(
      Corners(
        topLeft: size(cornerRadii.topLeading), topRight: size(cornerRadii.topTrailing),
        bottomRight: size(cornerRadii.bottomTrailing), bottomLeft: size(cornerRadii.bottomLeading)),
      in: rect.standardized, transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let rect = rect.standardized
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    addCorners(
      Corners(topLeft: half, topRight: half, bottomRight: half, bottomLeft: half), in: rect,
      transform)
  }

  /// Adds a rectangle from the middle of its right edge on, clockwise as one sees it.
  private mutating func addCorners(
    _ corners: Corners, in rect: CGRect, _ transform: CGAffineTransform
  ) {
    let corners = corners.fitted(into: rect.size)
    guard !corners.areSharp else { return addRect(rect, transform: transform) }
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y).applying(transform) }
    /// Bends around a corner; `from` and `to` are where its curve begins and ends.
    func bend(_ path: inout Path, from: CGPoint, around corner: CGPoint, to end: CGPoint) {
      if path.currentPoint != from.applying(transform) {
        path.addLine(to: from.applying(transform))
      }
      guard from != end else { return }
      let part = CGFloat(4 * (2.0.squareRoot() - 1) / 3)
      func control(_ start: CGPoint) -> CGPoint {
        point(start.x + (corner.x - start.x) * part, start.y + (corner.y - start.y) * part)
      }
      path.addCurve(
        to: end.applying(transform), control1: control(from), control2: control(end))
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (topLeft, topRight) = (corners.topLeft, corners.topRight)
    let (bottomRight, bottomLeft) = (corners.bottomRight, corners.bottomLeft)
    let start = point(right, (top + topRight.height + bottom - bottomRight.height) / 2)
    move(to: start)
    bend(
      &self, from: CGPoint(x: right, y: bottom - bottomRight.height),
      around: CGPoint(x: right, y: bottom), to: CGPoint(x: right - bottomRight.width, y: bottom))
    bend(
      &self, from: CGPoint(x: left + bottomLeft.width, y: bottom),
      around: CGPoint(x: left, y: bottom), to: CGPoint(x: left, y: bottom - bottomLeft.height))
    bend(
      &self, from: CGPoint(x: left, y: top + topLeft.height), around: CGPoint(x: left, y: top),
      to: CGPoint(x: left + topLeft.width, y: top))
    bend(
      &self, from: CGPoint(x: right - topRight.width, y: top), around: CGPoint(x: right, y: top),
      to: CGPoint(x: right, y: top + topRight.height))
    closeSubpath()
  }
}

/// How far the corners of a rectangle bend.
private struct Corners {
  var topLeft: CGSize
  var topRight: CGSize
  var bottomRight: CGSize
  var bottomLeft: CGSize

  var areSharp: Bool {
    [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { !($0.width > 0 && $0.height > 0) }
  }

  /// Returns the corners, of which none is larger than half of a rectangle.
  func fitted(into size: CGSize) -> Corners {
    func fitted(_ corner: CGSize) -> CGSize {
      guard corner.width > 0, corner.height > 0 else { return .zero }
      return CGSize(
        width: min(corner.width, size.width / 2), height: min(corner.height, size.height / 2))
    }
    return Corners(
      topLeft: fitted(topLeft), topRight: fitted(topRight), bottomRight: fitted(bottomRight),
      bottomLeft: fitted(bottomLeft))
  }
}
