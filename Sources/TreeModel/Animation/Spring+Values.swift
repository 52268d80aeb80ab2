public import Foundation

// What a spring's value is at a time: that of a damped oscillator that starts at 0 with target 1.

extension Spring {
  public var mass: Double { 1 }

  public var stiffness: Double {
    let frequency = 2 * Double.pi / response
    return frequency * frequency
  }

  public var damping: Double { 4 * Double.pi * dampingRatio / response }

  public var settlingDuration: TimeInterval { response * 4 / max(dampingRatio, 0.1) }

  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    target.scaled(by: progress(at: time)) + initialVelocity.scaled(by: reach(at: time))
  }

  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let step = 1e-4
    let before = value(target: target, initialVelocity: initialVelocity, time: time - step)
    let after = value(target: target, initialVelocity: initialVelocity, time: time + step)
    return (after - before).scaled(by: 1 / (2 * step))
  }

  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
  ) {
    let distance = target - value
    let speed = velocity
    velocity = self.velocity(target: distance, initialVelocity: speed, time: deltaTime)
    value += self.value(target: distance, initialVelocity: speed, time: deltaTime)
  }

  /// How much of the way is done at a time, from rest.
  private func progress(at time: TimeInterval) -> Double {
    let (decay, cosine, sine) = oscillation(at: time)
    return 1 - decay * (cosine + frequency * dampingRatio * sine)
  }

  /// How far a velocity of 1 leads by a time.
  private func reach(at time: TimeInterval) -> Double {
    let (decay, _, sine) = oscillation(at: time)
    return decay * sine
  }

  private var frequency: Double { 2 * Double.pi / response }

  /// The decay, and the two solutions of the damped oscillator, the second with slope 1 at 0.
  private func oscillation(at time: TimeInterval) -> (Double, Double, Double) {
    let decay = exp(-frequency * dampingRatio * time)
    let square = 1 - dampingRatio * dampingRatio
    if square > 1e-9 {
      let damped = frequency * square.squareRoot()
      return (decay, cos(damped * time), sin(damped * time) / damped)
    } else if square < -1e-9 {
      let damped = frequency * (-square).squareRoot()
      return (decay, cosh(damped * time), sinh(damped * time) / damped)
    }
    return (decay, 1, time)
  }
}
