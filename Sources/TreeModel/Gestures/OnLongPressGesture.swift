public import Foundation

/// Acts on a long press of its content.
nonisolated public struct LongPressGestureModifier: ViewModifier {
  package let gesture: LongPressGesture
  package let action: () -> Void
  package let onPressingChanged: ((Bool) -> Void)?

  public typealias Body = Never
}

extension LongPressGestureModifier: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, LongPressGestureModifier>`.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      LongPressGestureModifier(
        gesture: LongPressGesture(
          minimumDuration: minimumDuration, maximumDistance: maximumDistance),
        action: action, onPressingChanged: onPressingChanged))
  }

  /// Becomes `ModifiedContent<Self, LongPressGestureModifier>`.
  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
      onPressingChanged: pressing)
  }
}
