public import Foundation

/// Keyframes of one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
}

/// Puts keyframes of one value together.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildBlock<K: KeyframeTrackContent>(_ content: K) -> K
  where K.Value == Value { content }

  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> TupleKeyframeTrackContent<Value, (repeat each K)> {
    TupleKeyframeTrackContent(value: (repeat each content))
  }

  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> TupleKeyframeTrackContent<Value, [K]> { TupleKeyframeTrackContent(value: components) }

  public static func buildOptional<K: KeyframeTrackContent>(
    _ component: K?
  ) -> TupleKeyframeTrackContent<Value, K?> { TupleKeyframeTrackContent(value: component) }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    .first(component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<Value, First, Second> where First.Value == Value, Second.Value == Value {
    .second(component)
  }

  /// The keyframes of an `if` with an `else`.
  public enum Conditional<
    ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
  >: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First.Value == Second.Value
  {
    public typealias Value = ConditionalValue

    case first(First)
    case second(Second)
  }
}

/// Several keyframes of one value.
public struct TupleKeyframeTrackContent<Value: Animatable, Content>: KeyframeTrackContent {
  package let value: Content
}

/// A keyframe that is reached along a curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let to: Value

  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    self.to = to
  }
}

/// A keyframe that is reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let to: Value

  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    self.to = to
  }
}

/// A keyframe that is reached along a line.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let to: Value

  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    self.to = to
  }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  package let to: Value

  public init(_ to: Value) {
    self.to = to
  }
}
