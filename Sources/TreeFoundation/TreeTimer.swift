import Foundation

/// A timer that knows when it fires: Foundation's asks the system what time it is.
final class TreeTimer: Timer {
  private let delay: TimeInterval

  /// A Boolean value indicating whether a tree's clock was asked to fire the timer.
  private var isWaiting = false

  /// When the timer fires next, where it waits for that.
  private var next = Date.distantPast

  /// How often a time to wait for was set: only the last one counts.
  private var turn = 0

  init(
    after delay: TimeInterval, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    self.delay = delay
    super.init(
      fire: Date() + delay, interval: repeats ? max(interval, Self.minimumInterval) : interval,
      repeats: repeats, block: block)
  }

  /// What an interval of nothing is, in seconds.
  private static let minimumInterval = 0.0001

  override var fireDate: Date {
    get { isWaiting ? next : super.fireDate }
    set {
      super.fireDate = newValue
      if isWaiting { _ = waits(for: newValue.timeIntervalSinceNow) }
    }
  }

  /// Waits for the time to come by the clock of a tree, once.
  ///
  /// - Returns: whether there is one.
  func waits() -> Bool { isWaiting || waits(for: delay) }

  private func waits(for delay: TimeInterval) -> Bool {
    turn += 1
    next = Date() + delay
    isWaiting = TimerHooks.take(max(delay, Self.minimumInterval)) { [self, turn] in
      guard isValid, turn == self.turn else { return }
      fire()
      if isValid, turn == self.turn { _ = waits(for: timeInterval) }
    }
    return isWaiting
  }
}
