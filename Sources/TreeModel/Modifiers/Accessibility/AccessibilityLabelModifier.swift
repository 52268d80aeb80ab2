/// Gives its content a label that is made of views.
nonisolated package struct AccessibilityLabelModifier<Label: View>: ViewModifier {
  package var label: Label

  package typealias Body = Never
}

extension AccessibilityLabelModifier: PrimitiveViewModifier {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.role("accessibilityLabel", \.label)
  }
}

extension View {
  /// Becomes `ModifiedContent<Self, AccessibilityLabelModifier<V>>`; the modifier's name is a guess.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(AccessibilityLabelModifier(label: content(PlaceholderContentView())))
  }

  /// Becomes `ModifiedContent<Self, AccessibilityLabelModifier<Optional<V>>>`: a guess.
  nonisolated public func accessibilityLabel<V: View>(
    isEnabled: Bool, @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      AccessibilityLabelModifier(label: isEnabled ? content(PlaceholderContentView()) : nil))
  }
}
