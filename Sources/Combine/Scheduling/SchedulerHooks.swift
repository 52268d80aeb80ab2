package import Foundation

/// Takes what is given to run loops, to the main operation queue, and to any operation queue for later,
/// while a tree is there, so that it runs by the tree's clock.
///
/// The DSL sets the hook; in another process schedulers do what they always do.
package enum SchedulerHooks {
  /// Takes a closure that is to run in so many seconds.
  ///
  /// - Returns: whether it was taken.
  nonisolated(unsafe) package static var take:
    (_ delay: TimeInterval, _ action: @escaping () -> Void) -> Bool = { _, _ in false }
}
