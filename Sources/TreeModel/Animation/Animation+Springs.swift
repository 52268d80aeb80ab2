public import Foundation

extension Animation {
  public static var spring: Animation { Animation(named: "spring") }
  public static var interactiveSpring: Animation { Animation(named: "interactiveSpring") }
  public static var interpolatingSpring: Animation { Animation(named: "interpolatingSpring") }
  public static var smooth: Animation { Animation(named: "smooth") }
  public static var snappy: Animation { Animation(named: "snappy") }
  public static var bouncy: Animation { Animation(named: "bouncy") }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(named: "spring(response: \(response), dampingFraction: \(dampingFraction))")
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(named: "spring(duration: \(duration), bounce: \(bounce))")
  }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(named: "spring(duration: \(spring.duration), bounce: \(spring.bounce))")
  }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(named: "interactiveSpring(response: \(response))")
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(named: "interactiveSpring(duration: \(duration))")
  }

  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(named: "interpolatingSpring(stiffness: \(stiffness), damping: \(damping))")
  }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(named: "interpolatingSpring(duration: \(duration), bounce: \(bounce))")
  }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(named: "interpolatingSpring(duration: \(spring.duration))")
  }

  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(named: "smooth(duration: \(duration))")
  }

  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(named: "snappy(duration: \(duration))")
  }

  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation(named: "bouncy(duration: \(duration))")
  }
}
