public import Foundation

/// Calls a method at each frame: never here, nothing is drawn.
public final class CADisplayLink: NSObject {
  public var isPaused = false
  public var preferredFramesPerSecond = 0
  public var preferredFrameRateRange = CAFrameRateRange.default

  public init(target: Any, selector sel: Selector) {}

  public var timestamp: CFTimeInterval { 0 }
  public var targetTimestamp: CFTimeInterval { 1 / 60 }
  public var duration: CFTimeInterval { 1 / 60 }

  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

/// How often frames are drawn.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
