/// Something that a user does with a view.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture

  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Gesture {
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Traps: a primitive gesture has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body: it is a primitive gesture")
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
}
