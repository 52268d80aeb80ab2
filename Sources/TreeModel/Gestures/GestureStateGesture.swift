/// A gesture that keeps a state while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  package let update: (Base.Value, inout State, inout Transaction) -> Void

  public typealias Body = Never

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    update = body
  }
}

extension Gesture {
  /// Becomes `GestureStateGesture<Self, State>`.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
