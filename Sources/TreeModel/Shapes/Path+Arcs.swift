public import Foundation

// Arcs: a line to where they start and curves, one for each quarter of a circle.

extension Path {
  /// Adds an arc. In SwiftUI's flipped coordinates `clockwise` is against the clock.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let circle = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if !delta.isFinite {
      delta = .nan
    } else if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: circle) - circle }
      delta = max(delta, -circle)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: circle) + circle }
      delta = min(delta, circle)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(delta),
      transform: transform)
  }

  /// Adds an arc by how far it goes. One that goes round more often than once has one round and the rest:
  /// the same line and the same end. One whose place or end is no number is left out.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: Double, _ distance: Double, beyond tangent: Double) -> CGPoint {
      CGPoint(
        x: center.x + distance * cos(angle) - tangent * sin(angle),
        y: center.y + distance * sin(angle) + tangent * cos(angle)
      ).applying(transform)
    }
    let radius = Double(radius)
    var angle = startAngle.radians
    let start = point(angle, radius, beyond: 0)
    guard start.x.isFinite, start.y.isFinite else { return }
    if isEmpty { move(to: start) } else { addLine(to: start) }
    guard delta.radians.isFinite else { return }
    let length = Self.withoutFurtherRounds(delta.radians)
    let count = Int((abs(length) / (Double.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = length / Double(count)
    let tangent = radius * 4 / 3 * tan(step / 4)
    for _ in 0..<count {
      let next = angle + step
      addCurve(
        to: point(next, radius, beyond: 0), control1: point(angle, radius, beyond: tangent),
        control2: point(next, radius, beyond: -tangent))
      angle = next
    }
  }

  /// Returns an angle of less than two rounds that ends where another one does.
  private static func withoutFurtherRounds(_ angle: Double) -> Double {
    let circle = 2 * Double.pi
    guard abs(angle) > circle else { return angle }
    return angle.truncatingRemainder(dividingBy: circle) + (angle < 0 ? -circle : circle)
  }

  /// Adds an arc that touches two lines: from here to the first end, from there to the second.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint?.applying(transform.inverted()) else {
      return move(to: tangent1End.applying(transform))
    }
    let first = atan2(Double(start.y - tangent1End.y), Double(start.x - tangent1End.x))
    let second = atan2(Double(tangent2End.y - tangent1End.y), Double(tangent2End.x - tangent1End.x))
    let between = (second - first).remainder(dividingBy: 2 * .pi)
    let half = abs(between) / 2
    guard half > 1e-9, half < .pi / 2 - 1e-9, radius > 0, start != tangent1End else {
      return addLine(to: tangent1End.applying(transform))
    }
    let middle = first + between / 2
    let distance = Double(radius) / sin(half)
    let turn = Double.pi - abs(between)
    let side = between < 0 ? 1.0 : -1.0
    addRelativeArc(
      center: CGPoint(
        x: Double(tangent1End.x) + distance * cos(middle),
        y: Double(tangent1End.y) + distance * sin(middle)),
      radius: radius, startAngle: .radians(first + side * .pi / 2),
      delta: .radians(side * turn), transform: transform)
  }
}
