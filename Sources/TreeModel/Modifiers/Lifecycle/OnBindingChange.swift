/// Runs an action for each new value of a binding.
nonisolated public struct _BindingActionModifier<Value: Equatable>: ViewModifier {
  public var binding: Binding<Value>
  public var action: (Value) -> Void

  public typealias Body = Never

  public init(binding: Binding<Value>, action: @escaping (Value) -> Void) {
    self.binding = binding
    self.action = action
  }
}

extension _BindingActionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _BindingActionModifier<Value>>`.
  nonisolated public func _onBindingChange<Value: Equatable>(
    _ binding: Binding<Value>, perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(_BindingActionModifier(binding: binding, action: action))
  }
}
