/// Ties the focus of its content to a state.
nonisolated package struct FocusStateBindingModifier<Value: Hashable>: ViewModifier {
  package var binding: FocusState<Value>.Binding
  package var value: Value

  package typealias Body = Never

  package init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }
}

extension FocusStateBindingModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, FocusStateBindingModifier<Value>>`.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusStateBindingModifier(binding: binding, value: value))
  }

  /// Becomes `ModifiedContent<Self, FocusStateBindingModifier<Bool>>`.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusStateBindingModifier(binding: condition, value: true))
  }
}
