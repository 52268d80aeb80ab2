/// Runs an action when its content comes into a scroll view's sight or leaves it.
nonisolated package struct ScrollVisibilityActionModifier: ViewModifier {
  package var threshold: Double
  package var action: (Bool) -> Void

  package typealias Body = Never

  package init(threshold: Double, action: @escaping (Bool) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension ScrollVisibilityActionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollVisibilityActionModifier>`; the modifier's name is a guess.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityActionModifier(threshold: threshold, action: action))
  }
}
