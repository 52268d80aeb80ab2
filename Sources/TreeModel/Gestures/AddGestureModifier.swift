/// Attaches a gesture to its content.
nonisolated public struct AddGestureModifier<T: Gesture>: ViewModifier {
  package let gesture: T
  package let mask: GestureMask

  public typealias Body = Never
}

extension AddGestureModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, AddGestureModifier<T>>`.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(AddGestureModifier(gesture: gesture, mask: mask))
  }
}
