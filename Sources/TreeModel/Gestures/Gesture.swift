/// Something that a user does with a view.
@MainActor @preconcurrency
public protocol Gesture<Value>: _GestureValue {
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Self.Body { get }
}

/// What lets the compiler take the value of a gesture from its body.
public protocol _GestureValue<Value> {
  associatedtype Value

  nonisolated static func _valueType() -> Self.Value.Type
}

extension _GestureValue where Self: Gesture, Value == Self.Body.Value {
  nonisolated public static func _valueType() -> Value.Type { Value.self }
}

extension _GestureValue where Self: Gesture, Self.Body == Never {
  nonisolated public static func _valueType() -> Value.Type { Value.self }
}

extension Never: Gesture {
  public typealias Value = Never

  nonisolated public static func _valueType() -> Never.Type { Never.self }
}

extension Gesture where Body == Never {
  /// Traps: a primitive gesture has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body: it is a primitive gesture")
  }
}

extension Optional: _GestureValue, Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value

  nonisolated public static func _valueType() -> Wrapped.Value.Type { Wrapped.Value.self }
}
