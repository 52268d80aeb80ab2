/// Animates its content where a value changes.
nonisolated public struct _AnimationModifier<Value: Equatable>: ViewModifier, Equatable {
  public var animation: Animation?
  public var value: Value

  public typealias Body = Never

  public init(animation: Animation?, value: Value) {
    self.animation = animation
    self.value = value
  }
}

extension _AnimationModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _AnimationModifier<V>>`.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(_AnimationModifier(animation: animation, value: value))
  }
}
