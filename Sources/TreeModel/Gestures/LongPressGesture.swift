public import Foundation

/// A press that lasts.
nonisolated public struct LongPressGesture: Gesture {
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  public typealias Value = Bool
  public typealias Body = Never

  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}
