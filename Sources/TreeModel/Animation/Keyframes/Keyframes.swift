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
  ) -> TupleKeyframeTrackContent<Value, (repeat each K)> where Value: Animatable {
    TupleKeyframeTrackContent(value: (repeat each content))
  }

  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> TupleKeyframeTrackContent<Value, [K]> where K.Value == Value {
    TupleKeyframeTrackContent(value: components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .first(component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value, Second.Value == Value {
    .second(component)
  }

  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Content.Value == Value {
    KeyframeTrack(content: component)
  }
}

/// Several tracks of keyframes.
public struct TupleKeyframes<Value, Tracks>: Keyframes {
  package let value: Tracks
}
