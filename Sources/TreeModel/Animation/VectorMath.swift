/// A type whose values are added and scaled through what of them is animated.
public protocol _VectorMath: Animatable {}

extension _VectorMath {
  public var magnitude: Double { animatableData.magnitudeSquared.squareRoot() }

  public mutating func negate() { self *= -1 }

  public static prefix func - (operand: Self) -> Self { operand * -1 }

  public static func += (lhs: inout Self, rhs: Self) { lhs.animatableData += rhs.animatableData }

  public static func + (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result += rhs
    return result
  }

  public static func -= (lhs: inout Self, rhs: Self) { lhs.animatableData -= rhs.animatableData }

  public static func - (lhs: Self, rhs: Self) -> Self {
    var result = lhs
    result -= rhs
    return result
  }

  public static func *= (lhs: inout Self, rhs: Double) { lhs.animatableData.scale(by: rhs) }

  public static func * (lhs: Self, rhs: Double) -> Self {
    var result = lhs
    result *= rhs
    return result
  }

  public static func /= (lhs: inout Self, rhs: Double) { lhs *= 1 / rhs }

  public static func / (lhs: Self, rhs: Double) -> Self { lhs * (1 / rhs) }
}

extension Angle: _VectorMath {}

extension EdgeInsets: _VectorMath {}
