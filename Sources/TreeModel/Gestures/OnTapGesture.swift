public import Foundation

extension View {
  /// Becomes `ModifiedContent<Self, AddGestureModifier<_EndedGesture<TapGesture>>>`.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Becomes `ModifiedContent<Self, AddGestureModifier<_EndedGesture<SpatialTapGesture>>>`.
  @_disfavoredOverload
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) })
  }

  /// Becomes `ModifiedContent<Self, AddGestureModifier<_EndedGesture<SpatialTapGesture>>>`.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(
      count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }
}
