// The clocks of the concurrency library go by the tree's time, as its tasks do.
//
// These members hide the library's own. Where no tree was made they do as those do.

extension ContinuousClock {
  private static let start = systemNow(of: ContinuousClock())

  public static var now: Instant { ContinuousClock().now }

  public var now: Instant { treeNow(of: self, since: Self.start) }

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
  private static let start = systemNow(of: SuspendingClock())

  public static var now: Instant { SuspendingClock().now }

  public var now: Instant { treeNow(of: self, since: Self.start) }

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

/// Returns what the library says.
private func systemNow<C: Clock>(of clock: C) -> C.Instant { clock.now }

/// Returns when a clock was first asked, and what has passed by the tree's time.
private func treeNow<C: Clock>(of clock: C, since start: C.Instant) -> C.Instant
where C.Duration == Duration {
  TaskDriver.passed.map { start.advanced(by: $0) } ?? systemNow(of: clock)
}
