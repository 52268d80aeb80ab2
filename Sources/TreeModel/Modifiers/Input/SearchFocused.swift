/// Ties the focus of its content's search field to a state.
nonisolated package struct SearchFocusedModifier<Value: Hashable>: ViewModifier {
  package var binding: FocusState<Value>.Binding
  package var value: Value

  package typealias Body = Never
}

extension SearchFocusedModifier: PrimitiveViewModifier {}

/// Ties the selection in its content's search field to a state.
nonisolated package struct SearchSelectionModifier: ViewModifier {
  package var selection: Binding<TextSelection?>

  package typealias Body = Never
}

extension SearchSelectionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SearchFocusedModifier<Bool>>`; the modifier's name is a guess.
  nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    modifier(SearchFocusedModifier(binding: binding, value: true))
  }

  /// Becomes `ModifiedContent<Self, SearchFocusedModifier<V>>`; the modifier's name is a guess.
  nonisolated public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    modifier(SearchFocusedModifier(binding: binding, value: value))
  }

  /// Becomes `ModifiedContent<Self, SearchSelectionModifier>`; the modifier's name is a guess.
  nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    modifier(SearchSelectionModifier(selection: selection))
  }
}
