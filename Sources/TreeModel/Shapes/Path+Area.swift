public import Foundation

// Where a path is: its curves are taken for short lines.

extension Path {
  /// The smallest rectangle around the path's lines and curves.
  public var boundingRect: CGRect {
    Self.box(around: lines.joined())
  }

  /// The smallest rectangle around the path's points and the control points of its curves.
  package var controlRect: CGRect { Self.box(around: elements.lazy.flatMap(\.points)) }

  private static func box(around points: some Sequence<CGPoint>) -> CGRect {
    var corners: (left: CGFloat, top: CGFloat, right: CGFloat, bottom: CGFloat)?
    for point in points {
      let (left, top, right, bottom) = corners ?? (point.x, point.y, point.x, point.y)
      corners = (
        min(left, point.x), min(top, point.y), max(right, point.x), max(bottom, point.y)
      )
    }
    guard let (left, top, right, bottom) = corners else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = lines.reduce(0) { $0 + Self.winding(of: $1, around: p) }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The points of each part, in the order in which they are drawn. A curve has those at its turns, so that
  /// the parts are as wide and as high as it is.
  private var lines: [[CGPoint]] {
    var parts: [[CGPoint]] = []
    func add(_ end: CGPoint, _ curve: (_ start: CGPoint) -> [CGPoint]) {
      guard let start = parts.last?.last else { return parts.append([end]) }
      parts[parts.count - 1] += curve(start) + [end]
    }
    for element in elements {
      switch element {
      case .move(let end): parts.append([end])
      case .line(let end): add(end) { _ in [] }
      case .quadCurve(let end, let control):
        add(end) { start in
          // The cubic curve that is the same one.
          func third(_ point: CGPoint) -> CGPoint {
            CGPoint(
              x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3
            )
          }
          return Curve(start, third(start), third(end), end).points
        }
      case .curve(let end, let control1, let control2):
        add(end) { Curve($0, control1, control2, end).points }
      case .closeSubpath:
        // What follows without a move starts where the part did.
        if let first = parts.last?.first { parts.append([first]) }
      }
    }
    return parts
  }

  /// Returns how often a part, which is closed by a line, goes round a point.
  private static func winding(of part: [CGPoint], around point: CGPoint) -> Int {
    guard var start = part.last else { return 0 }
    var winding = 0
    for end in part {
      defer { start = end }
      guard (start.y <= point.y) != (end.y <= point.y) else { continue }
      let side = (end.x - start.x) * (point.y - start.y) - (point.x - start.x) * (end.y - start.y)
      if end.y > start.y, side > 0 {
        winding += 1
      } else if end.y < start.y, side < 0 {
        winding -= 1
      }
    }
    return winding
  }
}

/// A cubic curve.
private struct Curve {
  let x: [Double]
  let y: [Double]

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    let points = [start, control1, control2, end]
    x = points.map { Double($0.x) }
    y = points.map { Double($0.y) }
  }

  /// Points between the ends.
  var points: [CGPoint] {
    let steps = 32
    let even = (1..<steps).map { Double($0) / Double(steps) }
    return (even + Self.turns(x) + Self.turns(y)).sorted().map {
      CGPoint(x: Self.value(x, $0), y: Self.value(y, $0))
    }
  }

  /// Returns a coordinate at a place; rounding takes it no further than the control points are.
  private static func value(_ v: [Double], _ t: Double) -> Double {
    let u = 1 - t
    let value = u * u * u * v[0] + 3 * u * u * t * v[1] + 3 * u * t * t * v[2] + t * t * t * v[3]
    return min(max(value, v.min() ?? value), v.max() ?? value)
  }

  /// Returns where a coordinate stops growing or shrinking.
  private static func turns(_ v: [Double]) -> [Double] {
    let a = v[3] - 3 * v[2] + 3 * v[1] - v[0]
    let b = 2 * (v[2] - 2 * v[1] + v[0])
    let c = v[1] - v[0]
    let places: [Double]
    if abs(a) < 1e-12 {
      places = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let root = (b * b - 4 * a * c).squareRoot()
      places = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return places.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }
  }
}
