import Dispatch

/// Waiting as the tree does that is at work: to sleep takes no time.
///
/// These hide the concurrency library's own, which go past its hooks. Where no tree is at work they
/// do as those do.
extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await rest(nanoseconds: Int64(clamping: duration))
  }

  @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
  public static func sleep(_ duration: UInt64) async { try? await sleep(nanoseconds: duration) }

  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = ContinuousClock()
  ) async throws {
    guard clock is ContinuousClock || clock is SuspendingClock, let duration = duration as? Duration
    else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await rest(nanoseconds: duration.nanoseconds)
  }

  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = ContinuousClock()
  ) async throws {
    let now: Any
    switch clock {
    case let clock as ContinuousClock: now = clock.now
    case let clock as SuspendingClock: now = clock.now
    default: return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    guard let now = now as? C.Instant else { return }
    try await sleep(for: now.duration(to: deadline), tolerance: tolerance, clock: clock)
  }

  public static func yield() async {
    if let driver = TaskDriver.here { return await driver.yield() }
    await withUnsafeContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
  }

  private static func rest(nanoseconds: Int64) async throws {
    if let driver = TaskDriver.here { return try await driver.sleep(nanoseconds: nanoseconds) }
    let deadline = TreeInstant.systemTime(of: .continuous) + .nanoseconds(nanoseconds)
    try await sleepBySystem(
      unsafeBitCast(deadline, to: ContinuousClock.Instant.self), tolerance: nil)
  }
}

/// `ContinuousClock.sleep(until:tolerance:)` of the library's own.
@_silgen_name("$ss15ContinuousClockV5sleep5until9toleranceyAB7InstantV_s8DurationVSgtYaKF")
private func sleepBySystem(_ deadline: ContinuousClock.Instant, tolerance: Duration?) async throws

extension Duration {
  /// The duration in nanoseconds, as far as they reach.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return isTooLong ? .max / 2 : product + attoseconds / 1_000_000_000
  }
}
