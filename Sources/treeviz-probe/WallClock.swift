public import Glibc

/// The wall clock of the C library, of which Foundation, ICU and the dispatch library ask the date in
/// their own code. The DSL is asked first.
///
/// What a program defines under the name of a library's function is called in its place.
enum WallClock {
  private typealias Time = @convention(c) () -> Int64

  /// Returns the nanoseconds since 1970 by the clock of a tree; -1 where the system's counts.
  nonisolated(unsafe) private static var time: Time?

  /// Asks the DSL for the date from now on.
  ///
  /// - Parameter model: the library of the DSL.
  static func follow(_ model: UnsafeMutableRawPointer) {
    time = dlsym(model, "treeviz_wall_time").map { unsafeBitCast($0, to: Time.self) }
  }

  /// The nanoseconds since 1970; nil where the system's count.
  static var nanoseconds: Int64? {
    guard let nanoseconds = time?(), nanoseconds >= 0 else { return nil }
    return nanoseconds
  }

  // The library's own, of which it is certain that they are there: this program is linked with it.
  typealias GetTime =
    @convention(c) (clockid_t, UnsafeMutablePointer<timespec>?) -> Int32
  fileprivate typealias GetDay =
    @convention(c) (UnsafeMutablePointer<timeval>?, UnsafeMutableRawPointer?) -> Int32

  nonisolated(unsafe) static let getTime = original("clock_gettime")
  nonisolated(unsafe) fileprivate static let getDay = original("gettimeofday")

  static func original(_ name: String) -> UnsafeMutableRawPointer {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let symbol = dlsym(next, name) else {
      preconditionFailure("the C library has no '\(name)'")
    }
    return symbol
  }
}

@_cdecl("clock_gettime")
public func clockGetTime(_ clock: clockid_t, _ time: UnsafeMutablePointer<timespec>?) -> Int32 {
  guard clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE, let time,
    let nanoseconds = WallClock.nanoseconds
  else { return unsafeBitCast(WallClock.getTime, to: WallClock.GetTime.self)(clock, time) }
  time.pointee = timespec(
    tv_sec: Int(nanoseconds / 1_000_000_000), tv_nsec: Int(nanoseconds % 1_000_000_000))
  return 0
}

@_cdecl("gettimeofday")
public func getTimeOfDay(
  _ time: UnsafeMutablePointer<timeval>?, _ zone: UnsafeMutableRawPointer?
) -> Int32 {
  guard let time, let nanoseconds = WallClock.nanoseconds else {
    return unsafeBitCast(WallClock.getDay, to: WallClock.GetDay.self)(time, zone)
  }
  time.pointee = timeval(
    tv_sec: Int(nanoseconds / 1_000_000_000), tv_usec: Int(nanoseconds % 1_000_000_000 / 1000))
  return 0
}

@_cdecl("time")
public func secondsOfTime(_ result: UnsafeMutablePointer<time_t>?) -> time_t {
  var time = timespec()
  _ = clockGetTime(CLOCK_REALTIME, &time)
  result?.pointee = time.tv_sec
  return time.tv_sec
}
