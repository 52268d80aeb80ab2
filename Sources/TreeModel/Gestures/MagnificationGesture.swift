public import Foundation

/// A pinch, as a factor.
nonisolated public struct MagnificationGesture: Gesture {
  public var minimumScaleDelta: CGFloat

  public typealias Value = CGFloat
  public typealias Body = Never

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}
