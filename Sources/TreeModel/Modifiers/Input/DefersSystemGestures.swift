/// Lets the content have gestures at some edges before the system.
nonisolated package struct DefersSystemGesturesModifier: ViewModifier {
  package var edges: Edge.Set

  package typealias Body = Never

  package init(edges: Edge.Set) {
    self.edges = edges
  }
}

extension DefersSystemGesturesModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, DefersSystemGesturesModifier>`; the modifier's name is a guess.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View {
    modifier(DefersSystemGesturesModifier(edges: edges))
  }
}
