internal import TreeClock

/// What time it is by the clocks of the concurrency library: an instant of theirs is the duration since
/// the clock's beginning.
enum TreeInstant {
  /// The library's number of a clock.
  enum Clock: Int32 {
    case continuous = 1
    case suspending = 2
  }

  /// Returns what has passed by a clock, by the time of the tree at work or of the last one.
  ///
  /// It begins with nothing where the process has a clock of its own, so that an instant is the same in
  /// each run.
  static func now(by clock: Clock) -> Duration {
    if let elapsed = TreeClock.elapsed { return .nanoseconds(elapsed) }
    return TaskDriver.passed.map { start(of: clock) + $0 } ?? systemTime(of: clock)
  }

  private static let starts = (
    continuous: systemTime(of: .continuous), suspending: systemTime(of: .suspending)
  )

  private static func start(of clock: Clock) -> Duration {
    switch clock {
    case .continuous: starts.continuous
    case .suspending: starts.suspending
    }
  }

  /// Returns what the library says.
  static func systemTime(of clock: Clock) -> Duration {
    var (seconds, nanoseconds): (Int64, Int64) = (0, 0)
    getSystemTime(&seconds, &nanoseconds, clock.rawValue)
    return .seconds(seconds) + .nanoseconds(nanoseconds)
  }
}

/// The function that the library's clocks ask.
@_silgen_name("swift_get_time")
private func getSystemTime(
  _ seconds: UnsafeMutablePointer<Int64>, _ nanoseconds: UnsafeMutablePointer<Int64>, _ clock: Int32
)
