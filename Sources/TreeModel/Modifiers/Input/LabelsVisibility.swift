/// Says whether the labels of controls are shown.
nonisolated package struct LabelsVisibilityModifier: ViewModifier {
  package var visibility: Visibility

  package typealias Body = Never

  package init(visibility: Visibility) {
    self.visibility = visibility
  }
}

extension LabelsVisibilityModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, LabelsVisibilityModifier>`; the modifier's name is a guess.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(LabelsVisibilityModifier(visibility: visibility))
  }
}
