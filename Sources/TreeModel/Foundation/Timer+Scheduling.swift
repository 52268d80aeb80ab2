public import Foundation

extension Timer {
  /// What `scheduledTimer(withTimeInterval:repeats:block:)` becomes in a file that is drawn: a timer that
  /// fires by the clock of the tree, when its tasks run.
  @discardableResult
  public static func _scheduleTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    if let driver = TaskDriver.here ?? TaskDriver.latest {
      timer.wait(for: driver)
    } else {
      RunLoop.current.add(timer, forMode: .default)
    }
    return timer
  }

  /// A timer that calls nothing: on Linux no method is found by its selector.
  @discardableResult
  public static func _scheduleTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
  }

  /// A timer that calls nothing: on Linux no method is found by its selector.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { _ in }
  }

  private func wait(for driver: TaskDriver) {
    // An interval of nothing is a tenth of a millisecond.
    let interval = max(timeInterval, 0.0001)
    driver.add(after: Int64(interval * 1_000_000_000)) { [self, weak driver] in
      guard isValid else { return }
      fire()
      if isValid, let driver { wait(for: driver) }
    }
  }
}
