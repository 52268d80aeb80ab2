/// A curve from 0 to 1.
public struct UnitCurve: Hashable, Sendable {
  package let name: String
  private let shape: Shape
  private var isInverse = false

  /// What the curve is made of.
  private enum Shape: Hashable {
    case bezier(UnitPoint, UnitPoint)
    case circularIn
    case circularOut
    case circularInOut
  }

  private init(name: String, _ shape: Shape) {
    self.name = name
    self.shape = shape
  }

  private init(name: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(name: name, .bezier(UnitPoint(x: x1, y: y1), UnitPoint(x: x2, y: y2)))
  }

  public static let linear = UnitCurve(name: "linear", 0, 0, 1, 1)
  public static let easeIn = UnitCurve(name: "easeIn", 0.42, 0, 1, 1)
  public static let easeOut = UnitCurve(name: "easeOut", 0, 0, 0.58, 1)
  public static let easeInOut = UnitCurve(name: "easeInOut", 0.42, 0, 0.58, 1)
  public static let easeInEaseOut = easeInOut
  public static let circularEaseIn = UnitCurve(name: "circularEaseIn", .circularIn)
  public static let circularEaseOut = UnitCurve(name: "circularEaseOut", .circularOut)
  public static let circularEaseInOut = UnitCurve(name: "circularEaseInOut", .circularInOut)

  public var inverse: UnitCurve {
    var curve = UnitCurve(name: isInverse ? String(name.dropLast(8)) : "\(name).inverse", shape)
    curve.isInverse = !isInverse
    return curve
  }

  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      name: "bezier(\(startControlPoint), \(endControlPoint))",
      .bezier(startControlPoint, endControlPoint))
  }
}

// MARK: - Values

extension UnitCurve {
  /// Returns the value at a progress, which is held between 0 and 1.
  public func value(at progress: Double) -> Double {
    let progress = min(max(progress, 0), 1)
    return isInverse ? solution(of: output, for: progress) : output(at: progress)
  }

  /// Returns the slope at a progress.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-5
    let start = max(progress - step, 0)
    let end = min(progress + step, 1)
    guard end > start else { return 0 }
    return (value(at: end) - value(at: start)) / (end - start)
  }

  private func output(at x: Double) -> Double {
    switch shape {
    case .bezier(let first, let second):
      let time = solution(of: { Self.cubic(first.x, second.x, at: $0) }, for: x)
      return Self.cubic(first.y, second.y, at: time)
    case .circularIn: return Self.circular(x)
    case .circularOut: return 1 - Self.circular(1 - x)
    case .circularInOut:
      return x < 0.5 ? Self.circular(2 * x) / 2 : 1 - Self.circular(2 - 2 * x) / 2
    }
  }

  private static func circular(_ x: Double) -> Double {
    1 - max(1 - x * x, 0).squareRoot()
  }

  /// One coordinate of a Bézier curve from 0 to 1.
  private static func cubic(_ first: Double, _ second: Double, at time: Double) -> Double {
    let rest = 1 - time
    return 3 * rest * rest * time * first + 3 * rest * time * time * second + time * time * time
  }

  /// Returns where a function that rises from 0 to 1 has a value, by halving.
  private func solution(of function: (Double) -> Double, for value: Double) -> Double {
    var low = 0.0
    var high = 1.0
    if value <= 0 || value >= 1 { return value <= 0 ? 0 : 1 }
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
