public import Glibc

extension WallClock {
  /// Returns the time of the system at which a wait ends that was told a time of the tree's: it is as long.
  fileprivate static func systemTime(of deadline: timespec) -> timespec {
    // What counts from the system's start is far less than what counts from 1970.
    guard deadline.tv_sec > 1_000_000_000, let now = nanoseconds else { return deadline }
    var system = timespec()
    _ = unsafeBitCast(getTime, to: GetTime.self)(CLOCK_REALTIME, &system)
    let wait = deadline.tv_sec * 1_000_000_000 + deadline.tv_nsec - Int(now)
    let end = system.tv_sec * 1_000_000_000 + system.tv_nsec + max(0, wait)
    return timespec(tv_sec: end / 1_000_000_000, tv_nsec: end % 1_000_000_000)
  }

  fileprivate typealias Wait =
    @convention(c) (UnsafeRawPointer, UnsafePointer<timespec>) -> Int32
  fileprivate typealias WaitLocked =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafePointer<timespec>) -> Int32

  nonisolated(unsafe) fileprivate static let semaphoreWait = original("sem_timedwait")
  nonisolated(unsafe) fileprivate static let conditionWait = original("pthread_cond_timedwait")
}

/// What the dispatch library's semaphores wait with.
@_cdecl("sem_timedwait")
public func waitForSemaphore(
  _ semaphore: UnsafeRawPointer, _ deadline: UnsafePointer<timespec>
) -> Int32 {
  var end = WallClock.systemTime(of: deadline.pointee)
  return unsafeBitCast(WallClock.semaphoreWait, to: WallClock.Wait.self)(semaphore, &end)
}

/// What Foundation's conditions and locks wait with.
@_cdecl("pthread_cond_timedwait")
public func waitForCondition(
  _ condition: UnsafeRawPointer, _ mutex: UnsafeRawPointer, _ deadline: UnsafePointer<timespec>
) -> Int32 {
  var end = WallClock.systemTime(of: deadline.pointee)
  return unsafeBitCast(WallClock.conditionWait, to: WallClock.WaitLocked.self)(
    condition, mutex, &end)
}

/// `RunLoop.run(until:)`, under the name that the linker knows: what a run loop would do is done by the clock
/// of the tree, when the view's turn is over. It would wait for a date that does not come meanwhile.
@_cdecl("$s10Foundation7RunLoopC3run5untily0A10Essentials4DateV_tF")
public func runLoopUntil(_ date: Double) {}
