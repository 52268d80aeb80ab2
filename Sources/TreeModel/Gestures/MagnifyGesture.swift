public import Foundation

/// A pinch.
nonisolated public struct MagnifyGesture: Gesture {
  public var minimumScaleDelta: CGFloat

  public typealias Body = Never

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  /// How far a pinch is.
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
}
