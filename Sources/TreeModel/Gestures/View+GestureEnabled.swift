extension View {
  /// Becomes `ModifiedContent<Self, AddGestureModifier<T>>`.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }
}
