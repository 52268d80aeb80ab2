public import Foundation

extension Timer {
  /// What `scheduledTimer(withTimeInterval:repeats:block:)` becomes in a file that is drawn: a timer that
  /// fires by the clock of the tree, when its tasks run.
  @discardableResult
  public static func _scheduleTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = TreeTimer(
      after: interval, interval: repeats ? max(interval, 0.0001) : interval, repeats: repeats,
      block: block)
    if !timer.waits() { RunLoop.current.add(timer, forMode: .default) }
    return timer
  }

  /// A timer that calls nothing, and says so when it fires: on Linux no method is found by its selector.
  @discardableResult
  public static func _scheduleTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    _scheduleTimer(withTimeInterval: interval, repeats: repeats) { timer in
      selector.reportMissedCall(of: "a timer")
      timer.invalidate()
    }
  }

  /// A timer that calls nothing: on Linux no method is found by its selector.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }

  /// Waits for the time to come by the clock of the tree.
  ///
  /// - Returns: whether there is one.
  fileprivate func waits() -> Bool { waits(for: (self as? TreeTimer)?.delay ?? timeInterval) }

  private func waits(for delay: TimeInterval) -> Bool {
    // An interval of nothing is a tenth of a millisecond.
    TaskDriver.take(after: max(delay, 0.0001)) { [self] in
      guard isValid else { return }
      fire()
      if isValid { _ = waits(for: timeInterval) }
    }
  }
}

/// A timer that knows when it fires first: Foundation's asks the system what time it is.
private final class TreeTimer: Timer {
  let delay: TimeInterval

  init(
    after delay: TimeInterval, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.delay = delay
    super.init(fire: Date() + delay, interval: interval, repeats: repeats, block: block)
  }
}

/// What `Timer(timeInterval:repeats:block:)` becomes in a file that is drawn.
public func _imer(
  timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
) -> Timer {
  TreeTimer(after: interval, interval: interval, repeats: repeats, block: block)
}

/// What `Timer(fire:interval:repeats:block:)` becomes in a file that is drawn.
public func _imer(
  fire date: Date, interval: TimeInterval, repeats: Bool,
  block: @escaping @Sendable (Timer) -> Void
) -> Timer {
  TreeTimer(after: date.timeIntervalSinceNow, interval: interval, repeats: repeats, block: block)
}

/// A timer that calls nothing, and says so when it fires: on Linux no method is found by its selector.
public func _imer(
  timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
  repeats: Bool
) -> Timer {
  _imer(timeInterval: interval, repeats: repeats) { timer in
    selector.reportMissedCall(of: "a timer")
    timer.invalidate()
  }
}

extension Selector {
  /// Tells that a method is not called which would be called on Apple's systems.
  ///
  /// - Parameter caller: who would call it.
  func reportMissedCall(of caller: String) {
    RuntimeIssue(
      .uncalledMethod,
      "\(caller) would call '\(name)' now: on Linux no method is found by its selector; "
        + "give a closure instead"
    ).report()
  }
}

extension RunLoop {
  /// What `add(_:forMode:)` of the current or the main run loop becomes in a file that is drawn.
  public func _on(_ timer: Timer, forMode mode: RunLoop.Mode) {
    if !timer.waits() { add(timer, forMode: mode) }
  }

  /// A port waits for what other programs send: the clock of the tree has no part in it.
  public func _on(_ port: Port, forMode mode: RunLoop.Mode) { add(port, forMode: mode) }

  /// What `perform(_:)` of the current or the main run loop becomes in a file that is drawn.
  public func _erform(_ block: @escaping @Sendable () -> Void) {
    if !TaskDriver.take(after: 0, block) { perform(block) }
  }

  /// What `perform(inModes:block:)` of the current or the main run loop becomes in a file that is drawn.
  public func _erform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    if !TaskDriver.take(after: 0, block) { perform(inModes: modes, block: block) }
  }
}
