/// A gesture whose type is erased.
nonisolated public struct AnyGesture<Value>: Gesture {
  package let storage: Any

  public typealias Body = Never

  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    storage = gesture
  }

  public static func _valueType() -> Value.Type { Value.self }
}
