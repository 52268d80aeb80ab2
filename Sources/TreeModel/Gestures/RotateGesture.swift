public import Foundation

/// A turn of two fingers.
nonisolated public struct RotateGesture: Gesture {
  public var minimumAngleDelta: Angle

  public typealias Body = Never

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  /// How far a turn is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
}
