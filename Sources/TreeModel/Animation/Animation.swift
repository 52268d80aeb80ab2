public import Foundation

/// How a change is spread over time. treeviz shows the end of every animation.
public struct Animation: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  package init(named description: String) {
    self.description = description
  }

  public init<A: CustomAnimation>(_ base: A) {
    self.init(named: "\(base)")
  }

  public static let `default` = Animation(named: "default")

  public func delay(_ delay: TimeInterval) -> Animation { adding("delay(\(delay))") }

  public func speed(_ speed: Double) -> Animation { adding("speed(\(speed))") }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    adding("repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    adding("repeatForever(autoreverses: \(autoreverses))")
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    adding("logicallyComplete(after: \(duration))")
  }

  private func adding(_ part: String) -> Animation { Animation(named: "\(description).\(part)") }
}

// MARK: - Curves

extension Animation {
  public static var linear: Animation { Animation(named: "linear") }
  public static var easeIn: Animation { Animation(named: "easeIn") }
  public static var easeOut: Animation { Animation(named: "easeOut") }
  public static var easeInOut: Animation { Animation(named: "easeInOut") }

  public static func linear(duration: TimeInterval) -> Animation {
    Animation(named: "linear(\(duration))")
  }

  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(named: "easeIn(\(duration))")
  }

  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(named: "easeOut(\(duration))")
  }

  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(named: "easeInOut(\(duration))")
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(named: "timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), duration: \(duration))")
  }

  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(named: "timingCurve(\(curve.name), duration: \(duration))")
  }
}

extension Animation: CustomDebugStringConvertible, CustomReflectable {
  public var debugDescription: String { description }

  public var customMirror: Mirror { Mirror(self, children: []) }
}
