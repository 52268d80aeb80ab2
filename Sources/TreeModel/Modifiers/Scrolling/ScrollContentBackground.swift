/// Sets whether the background of a list is seen.
nonisolated package struct ScrollContentBackgroundModifier: ViewModifier {
  package var visibility: Visibility

  package typealias Body = Never

  package init(visibility: Visibility) {
    self.visibility = visibility
  }
}

extension ScrollContentBackgroundModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollContentBackgroundModifier>`.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    modifier(ScrollContentBackgroundModifier(visibility: visibility))
  }
}
