/// Makes the views of a layout the places where scrolling may end.
nonisolated package struct ScrollTargetLayoutModifier: ViewModifier {
  package var isEnabled: Bool

  package typealias Body = Never

  package init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }
}

extension ScrollTargetLayoutModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollTargetLayoutModifier>`.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
