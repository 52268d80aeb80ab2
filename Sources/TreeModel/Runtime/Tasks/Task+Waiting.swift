import Dispatch

/// Waiting as the tree does that is at work: to sleep takes no time.
///
/// These hide the concurrency library's own, which go past its hooks. Where no tree is at work they
/// do as those do.
extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await rest(nanoseconds: Int64(clamping: duration))
  }

  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = ContinuousClock()
  ) async throws {
    guard let duration = duration as? Duration else {
      return try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
    }
    try await rest(nanoseconds: duration.nanoseconds)
  }

  public static func yield() async {
    if let driver = TaskDriver.here { return await driver.yield() }
    await withUnsafeContinuation { continuation in
      DispatchQueue.global().async { continuation.resume() }
    }
  }

  private static func rest(nanoseconds: Int64) async throws {
    if let driver = TaskDriver.here { return try await driver.sleep(nanoseconds: nanoseconds) }
    try await ContinuousClock().sleep(until: .now.advanced(by: .nanoseconds(nanoseconds)))
  }
}

extension Duration {
  /// The duration in nanoseconds, as far as they reach.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, isTooLong) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return isTooLong ? .max / 2 : product + attoseconds / 1_000_000_000
  }
}
