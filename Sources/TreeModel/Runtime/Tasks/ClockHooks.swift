import Glibc
internal import TreeClock

/// Lets the clocks of the concurrency library go by the tree's time where their type is not known, as in
/// `any Clock<Duration>` or a function of `C: Clock`.
///
/// There a function is found in the table by which the type conforms to `Clock`. The entries of the
/// library's tables are replaced by those of a clock that has the same instants and, as they, no storage.
enum ClockHooks {
  /// Sets the hooks, once in a process.
  static func install() { installed }

  private static let installed: Void = {
    replaceWitnesses(of: ContinuousClock(), by: TreeContinuousClock())
    replaceWitnesses(of: SuspendingClock(), by: TreeSuspendingClock())
  }()

  private static func replaceWitnesses(of clock: any Clock, by other: any Clock) {
    let (table, replacement) = (witnesses(of: clock), witnesses(of: other))
    for place in places {
      if let witness = replacement[place] { TableEntry.set(witness, at: table + place) }
    }
  }

  private typealias Table = UnsafeMutablePointer<UnsafeRawPointer?>

  /// Returns the table by which a value conforms to its protocol.
  private static func witnesses(of clock: any Clock) -> Table {
    // A value of a protocol's type: three words, the type and the table.
    withUnsafeBytes(of: clock as any Clock) { $0.load(fromByteOffset: 32, as: Table.self) }
  }

  /// The places of `now` and `sleep(until:tolerance:)` in a table of `Clock`.
  private static let places: [Int] = {
    let names = ["3now7InstantQzvg", "5sleep5until9tolerancey7InstantQz_8DurationQzSgtYaKF"]
    return names.map { name in
      guard let base = dlsym(nil, "$ss5ClockTL"),
        let requirement = dlsym(nil, "$ss5ClockP\(name)Tq")
      else { preconditionFailure("the concurrency library's 'Clock' has no '\(name)'") }
      // Each requirement is described by two numbers of 32 bits.
      return (requirement - base) / 8
    }
  }()
}

/// A clock whose functions take the place of those of `ContinuousClock`.
private struct TreeContinuousClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock().now }

  var minimumResolution: Duration { ContinuousClock().minimumResolution }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: ContinuousClock())
  }
}

/// A clock whose functions take the place of those of `SuspendingClock`.
private struct TreeSuspendingClock: Clock {
  var now: SuspendingClock.Instant { SuspendingClock().now }

  var minimumResolution: Duration { SuspendingClock().minimumResolution }

  func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration?) async throws {
    try await Task.sleep(until: deadline, tolerance: tolerance, clock: SuspendingClock())
  }
}
