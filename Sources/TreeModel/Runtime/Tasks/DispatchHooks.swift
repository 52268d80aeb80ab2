import Dispatch
import Glibc

/// Takes what is given to dispatch queues while a tree is there, so that the main queue runs with the
/// tree's tasks and by their clock.
///
/// The probe stands in front of the dispatch library's functions and asks here first. In another process
/// queues do what they always do.
package enum DispatchHooks {
  private typealias Block = @convention(block) () -> Void
  private typealias Async = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> Void

  private typealias TakesAsync =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private typealias TakesAfter =
    @convention(c) (Int64, UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Bool
  private typealias Clock = @convention(c) () -> Int64

  /// A function of the probe's that is given what is asked in place of the library's functions: three
  /// functions of C.
  private typealias Take =
    @convention(c) (UnsafeRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> Void

  /// The function of the probe's, where this is one.
  nonisolated(unsafe) package static var take: UnsafeRawPointer?

  /// Sets the hooks, once in a process.
  static func install() { installed }

  private static let installed: Void = {
    guard let take else { return }
    let takesAsync: TakesAsync = { queue, block, original in
      guard let driver = TaskDriver.here ?? TaskDriver.latest else { return false }
      let action = unsafeBitCast(block, to: Block.self)
      if queue == mainQueue {
        driver.add(call: action)
      } else {
        pass(driver.waited(action), to: queue, original)
      }
      return true
    }
    let takesAfter: TakesAfter = { delay, queue, block, original in
      guard let driver = TaskDriver.here ?? TaskDriver.latest else { return false }
      let action = unsafeBitCast(block, to: Block.self)
      if queue == mainQueue {
        driver.add(after: delay, call: action)
      } else {
        let queue = UnsafeQueue(pointer: queue, original: original)
        driver.add(after: delay) { pass(driver.waited(action), to: queue.pointer, queue.original) }
      }
      return true
    }
    let clock: Clock = { TaskDriver.here?.now ?? -1 }
    unsafeBitCast(take, to: Take.self)(
      unsafeBitCast(takesAsync, to: UnsafeRawPointer.self),
      unsafeBitCast(takesAfter, to: UnsafeRawPointer.self),
      unsafeBitCast(clock, to: UnsafeRawPointer.self))
  }()

  /// A queue of the user's, which lives as long as something is to run on it.
  private struct UnsafeQueue: @unchecked Sendable {
    let pointer: UnsafeRawPointer
    let original: UnsafeRawPointer
  }

  nonisolated(unsafe) private static let mainQueue = dlsym(nil, "_dispatch_main_q")
    .map { UnsafeRawPointer($0) }

  /// Gives a closure to a queue by the dispatch library's own function.
  private static func pass(
    _ action: @escaping () -> Void, to queue: UnsafeRawPointer, _ original: UnsafeRawPointer
  ) {
    let block: Block = action
    unsafeBitCast(original, to: Async.self)(queue, unsafeBitCast(block, to: UnsafeRawPointer.self))
    withExtendedLifetime(block) {}
  }
}
