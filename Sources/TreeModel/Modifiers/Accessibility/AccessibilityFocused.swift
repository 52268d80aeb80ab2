extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`: a guess.
  nonisolated public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    accessibility("accessibilityFocused", value)
  }

  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`.
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    accessibility("accessibilityFocused", true)
  }
}
