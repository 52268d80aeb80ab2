/// Hides the labels of the controls in its content.
nonisolated package struct LabelsHiddenModifier: ViewModifier {
  package typealias Body = Never

  package init() {}
}

extension LabelsHiddenModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, LabelsHiddenModifier>`.
  nonisolated public func labelsHidden() -> some View {
    modifier(LabelsHiddenModifier())
  }
}
