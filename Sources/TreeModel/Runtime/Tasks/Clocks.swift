internal import TreeClock

// The clocks of the concurrency library go by the tree's time, as its tasks do.
//
// These members hide the library's own. Where no tree was made they do as those do.

extension ContinuousClock {
  private static let start = startOfTime(of: ContinuousClock())

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
  private static let start = startOfTime(of: SuspendingClock())

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

/// Returns when the tree's time begins by a clock: at nothing, where the process has a clock of its own, so
/// that an instant is the same in each run.
private func startOfTime<C: Clock>(of clock: C) -> C.Instant where C.Duration == Duration {
  guard TreeClock.elapsed != nil, MemoryLayout<C.Instant>.size == MemoryLayout<Duration>.size else {
    return systemNow(of: clock)
  }
  // An instant of the library's is the duration since the clock's beginning.
  return unsafeBitCast(Duration.zero, to: C.Instant.self)
}

/// Returns when a clock begins, and what has passed since by the tree's time.
private func treeNow<C: Clock>(of clock: C, since start: C.Instant) -> C.Instant
where C.Duration == Duration {
  let passed = TreeClock.elapsed.map { Duration.nanoseconds($0) } ?? TaskDriver.passed
  return passed.map { start.advanced(by: $0) } ?? systemNow(of: clock)
}
