extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityAttachmentModifier>`: a guess.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    accessibility("accessibilityDefaultFocus", value)
  }
}
