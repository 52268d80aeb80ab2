/// Attaches a gesture that comes before those of its content.
nonisolated public struct HighPriorityGestureModifier<T: Gesture>: ViewModifier {
  package let gesture: T
  package let mask: GestureMask

  public typealias Body = Never
}

extension HighPriorityGestureModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, HighPriorityGestureModifier<T>>`.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(HighPriorityGestureModifier(gesture: gesture, mask: mask))
  }
}
