internal import TreeClock

// The clocks of the concurrency library go by the tree's time, as its tasks do.
//
// These members hide the library's own, where the clock's type is known; for where it is not see
// ``ClockHooks``. Where no tree was made they do as those do.

extension ContinuousClock {
  public static var now: Instant { ContinuousClock().now }

  public var now: Instant { unsafeBitCast(TreeInstant.now(by: .continuous), to: Instant.self) }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }

  public func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }

  public func measure(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
  ) async rethrows -> Duration {
    let start = now
    try await work()
    return start.duration(to: now)
  }
}

extension ContinuousClock.Instant {
  public static var now: Self { ContinuousClock().now }
}

extension SuspendingClock {
  public static var now: Instant { SuspendingClock().now }

  public var now: Instant { unsafeBitCast(TreeInstant.now(by: .suspending), to: Instant.self) }

  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: self)
  }

  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: duration, tolerance: tolerance, clock: self)
  }

  public func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return start.duration(to: now)
  }

  public func measure(
    isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void
  ) async rethrows -> Duration {
    let start = now
    try await work()
    return start.duration(to: now)
  }
}

extension SuspendingClock.Instant {
  public static var now: Self { SuspendingClock().now }
}
