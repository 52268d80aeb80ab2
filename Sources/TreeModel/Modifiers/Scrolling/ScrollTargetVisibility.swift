/// Tells of the targets that are in sight.
nonisolated package struct ScrollTargetVisibilityActionModifier<ID: Hashable>: ViewModifier {
  package var threshold: Double
  package var action: ([ID]) -> Void

  package typealias Body = Never

  package init(threshold: Double, action: @escaping ([ID]) -> Void) {
    self.threshold = threshold
    self.action = action
  }
}

extension ScrollTargetVisibilityActionModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, ScrollTargetVisibilityActionModifier<ID>>`; the modifier's name is a
  /// guess. Nothing is laid out: the action is never called.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ScrollTargetVisibilityActionModifier(threshold: threshold, action: action))
  }
}
