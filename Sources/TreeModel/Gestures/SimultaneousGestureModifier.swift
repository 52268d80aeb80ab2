/// Attaches a gesture that goes along with those of its content.
nonisolated public struct SimultaneousGestureModifier<T: Gesture>: ViewModifier {
  package let gesture: T
  package let mask: GestureMask

  public typealias Body = Never
}

extension SimultaneousGestureModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, SimultaneousGestureModifier<T>>`.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(SimultaneousGestureModifier(gesture: gesture, mask: mask))
  }
}
