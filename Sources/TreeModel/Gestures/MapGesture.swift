/// A gesture with another value.
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  package let content: Content
  package let transform: (Content.Value) -> Value

  public typealias Body = Never

  public static func _valueType() -> Value.Type { Value.self }
}

extension Gesture {
  /// Becomes `_MapGesture<Self, T>`.
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
