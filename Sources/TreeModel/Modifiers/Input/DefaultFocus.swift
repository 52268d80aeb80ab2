/// When a default focus is used.
public struct DefaultFocusEvaluationPriority: Sendable {
  package let name: String

  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

/// Says where the focus is at first.
nonisolated package struct _DefaultFocusModifier<Value: Hashable>: ViewModifier {
  package var binding: FocusState<Value>.Binding
  package var value: Value

  package typealias Body = Never

  package init(binding: FocusState<Value>.Binding, value: Value) {
    self.binding = binding
    self.value = value
  }
}

extension _DefaultFocusModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _DefaultFocusModifier<V>>`.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}
