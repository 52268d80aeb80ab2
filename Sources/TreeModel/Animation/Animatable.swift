/// A value that can be added and scaled, so that it can be animated.
public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)

  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  public func interpolated(towards other: Self, amount: Double) -> Self {
    self + (other - self).scaled(by: amount)
  }
}

/// A type whose change can be animated. treeviz shows the end of every animation.
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic

  nonisolated var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  nonisolated public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

/// The data of a type that has nothing to animate.
@frozen public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public init() {}

  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }

  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }

  public mutating func scale(by rhs: Double) {}

  public var magnitudeSquared: Double { 0 }
}
