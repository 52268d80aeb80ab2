public import Foundation

/// Moves a view with the device: never here.
open class UIMotionEffect: NSObject {
  public override init() {}
}

/// Moves one property with the device.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// How the device is tilted.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
  }
}

/// Several effects at once.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}
