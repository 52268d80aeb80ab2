import Glibc

/// The wall clock of an example: it stands still, but for what passes by the clock of a tree.
///
/// So a view that waits three seconds finds that three seconds have passed, and what a view makes of the
/// date is the same in each run, on each day.
package enum TreeClock {
  /// Returns the time that has passed in the tree that was made last, in nanoseconds.
  nonisolated(unsafe) package static var passed: @Sendable () -> Int64 = { 0 }

  /// When the clock begins: 9 September 2025, 9:41 in UTC, in seconds since the beginning of 2001.
  private static let start = 779_103_660.0

  /// The beginning of 2001, in seconds since that of 1970.
  private static let referenceDate = 978_307_200.0

  /// A Boolean value indicating whether the dates of this process are the clock's.
  nonisolated(unsafe) private static var hasBegun = false

  /// How often the time was asked for while none has passed, and how much of it went by thus.
  nonisolated(unsafe) private static var reads = 0
  nonisolated(unsafe) private static var lastPassed: Int64 = 0
  nonisolated(unsafe) private static var waited: Int64 = 0
  nonisolated(unsafe) private static var mutex = pthread_mutex_t()

  /// Lets the clock begin: from now on the dates of this process are its own.
  package static func begin() { hasBegun = true }

  /// The time in seconds since the beginning of 2001.
  static var seconds: Double {
    elapsed.map { start + Double($0) / 1e9 } ?? systemSeconds
  }

  /// The nanoseconds since the beginning of 1970; nil where the times of this process are the system's.
  static var wallTime: Int64? {
    elapsed.map { Int64(start + referenceDate) * 1_000_000_000 + $0 }
  }

  /// The seconds since the clock began; since the system did where the times of this process are its own.
  package static var uptime: Double {
    if let elapsed { return Double(elapsed) / 1e9 }
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The nanoseconds since the clock began; nil where the times of this process are the system's.
  package static var elapsed: Int64? {
    guard hasBegun else { return nil }
    let passed = passed()
    pthread_mutex_lock(&mutex)
    defer { pthread_mutex_unlock(&mutex) }
    if passed == lastPassed { reads += 1 } else { (reads, lastPassed) = (0, passed) }
    // Who asks again and again waits for a time to come.
    if reads > maximumReads { waited += waitOfRead }
    return passed + waited
  }

  private static let maximumReads = 10_000
  private static let waitOfRead: Int64 = 100_000

  /// The time of the system in seconds since the beginning of 2001.
  private static var systemSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9 - referenceDate
  }
}
