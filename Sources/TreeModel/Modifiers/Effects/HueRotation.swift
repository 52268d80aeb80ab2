/// Turns the hues of its content.
nonisolated public struct _HueRotationEffect: ViewModifier, Equatable {
  public var angle: Angle

  public typealias Body = Never

  public init(angle: Angle) {
    self.angle = angle
  }
}

extension _HueRotationEffect: PrimitiveViewModifier {}

extension View {
  /// Becomes `ModifiedContent<Self, _HueRotationEffect>`.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(_HueRotationEffect(angle: angle))
  }
}
