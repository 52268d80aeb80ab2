/// How a value changes with time.
public protocol Keyframes<Value> {
  associatedtype Value
}

/// Puts the tracks of keyframes together.
@resultBuilder
public enum KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  public static func buildBlock<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }

  public static func buildBlock<each K: Keyframes>(
    _ keyframes: repeat each K
  ) -> TupleKeyframes<Value, (repeat each K)> { TupleKeyframes(value: (repeat each keyframes)) }

  public static func buildBlock<each K: KeyframeTrackContent>(
    _ content: repeat each K
  ) -> KeyframeTrack<Value, Value, TupleKeyframeTrackContent<Value, (repeat each K)>>
  where Value: Animatable {
    KeyframeTrack(content: TupleKeyframeTrackContent(value: (repeat each content)))
  }
}

/// Several tracks of keyframes.
public struct TupleKeyframes<Value, Tracks>: Keyframes {
  package let value: Tracks
}
