/// A turn of two fingers, as an angle.
nonisolated public struct RotationGesture: Gesture {
  public var minimumAngleDelta: Angle

  public typealias Value = Angle
  public typealias Body = Never

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
