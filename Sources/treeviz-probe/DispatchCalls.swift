// Linked for its references to the functions below: those of this program take their place.
import Dispatch
import Glibc

/// The functions of the dispatch library that the DSL is asked about first.
///
/// What a program defines under the name of a library's function is called in its place.
enum DispatchCalls {
  typealias Async = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias After = @convention(c) (UInt64, UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias Time = @convention(c) (UInt64, Int64) -> UInt64

  typealias TakesAsync =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Bool
  typealias TakesAfter =
    @convention(c) (Int64, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Bool
  typealias Clock = @convention(c) () -> Int64

  nonisolated(unsafe) static var takesAsync: TakesAsync?
  nonisolated(unsafe) static var takesAfter: TakesAfter?

  /// The time that has passed in a tree, in nanoseconds; -1 where none is at work.
  nonisolated(unsafe) static var clock: Clock?

  // The library's own, of which it is certain that they are there: this program is linked with it.
  nonisolated(unsafe) static let async = original("dispatch_async")
  nonisolated(unsafe) static let after = original("dispatch_after")
  nonisolated(unsafe) static let time = original("dispatch_time")

  private static func original(_ name: String) -> UnsafeMutableRawPointer {
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let symbol = dlsym(next, name) else {
      preconditionFailure("the dispatch library has no '\(name)'")
    }
    return symbol
  }

  /// The time at which the clocks of trees begin.
  static let epoch = unsafeBitCast(time, to: Time.self)(0, 0)

  /// Now, by the clock of the tree at work.
  static var now: UInt64 {
    let passed = clock?() ?? -1
    return passed < 0 ? unsafeBitCast(time, to: Time.self)(0, 0) : epoch + UInt64(passed)
  }
}

extension DispatchCalls {
  /// Returns the nanoseconds until a time; nil at the end of all time and where no clock of a tree counts.
  fileprivate static func delay(until time: UInt64) -> Int64? {
    let value = Int64(bitPattern: time)
    if value >= 0 { return value - Int64(now) }
    // A time of the wall clock is written as what is missing to 1970; the last two are names.
    guard value < -2, value >> 62 == -1, let now = WallClock.nanoseconds else { return nil }
    return -value - now
  }
}

/// Takes what is asked before the library's functions are called.
@_cdecl("treeviz_take_dispatch")
public func takeDispatch(
  _ async: UnsafeRawPointer, _ after: UnsafeRawPointer, _ clock: UnsafeRawPointer
) {
  DispatchCalls.takesAsync = unsafeBitCast(async, to: DispatchCalls.TakesAsync.self)
  DispatchCalls.takesAfter = unsafeBitCast(after, to: DispatchCalls.TakesAfter.self)
  DispatchCalls.clock = unsafeBitCast(clock, to: DispatchCalls.Clock.self)
}

extension DispatchCalls {
  typealias Take = @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void
  typealias Offer = @convention(c) (Take) -> Void

  /// Offers the DSL to be asked first.
  ///
  /// - Parameter model: the library of the DSL.
  static func offer(to model: UnsafeMutableRawPointer) {
    guard let symbol = dlsym(model, "treeviz_offer_dispatch") else { return }
    unsafeBitCast(symbol, to: Offer.self)(takeDispatch)
  }
}

@_cdecl("dispatch_async")
public func dispatchAsync(_ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  if DispatchCalls.takesAsync?(queue, block, DispatchCalls.async) == true { return }
  unsafeBitCast(DispatchCalls.async, to: DispatchCalls.Async.self)(queue, block)
}

@_cdecl("dispatch_after")
public func dispatchAfter(_ time: UInt64, _ queue: UnsafeRawPointer, _ block: UnsafeRawPointer) {
  if let delay = DispatchCalls.delay(until: time),
    DispatchCalls.takesAfter?(delay, queue, block, DispatchCalls.async) == true
  {
    return
  }
  unsafeBitCast(DispatchCalls.after, to: DispatchCalls.After.self)(time, queue, block)
}

@_cdecl("dispatch_time")
public func dispatchTime(_ start: UInt64, _ delta: Int64) -> UInt64 {
  let start = start == 0 && (DispatchCalls.clock?() ?? -1) >= 0 ? DispatchCalls.now : start
  return unsafeBitCast(DispatchCalls.time, to: DispatchCalls.Time.self)(start, delta)
}
