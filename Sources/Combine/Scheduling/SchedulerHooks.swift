package import Foundation

/// Takes what is given to the main run loop and the main operation queue while a tree is there, so that
/// it runs by the tree's clock.
///
/// The DSL sets the hook; in another process schedulers do what they always do.
package enum SchedulerHooks {
  /// Takes a closure that is to run in so many seconds.
  ///
  /// - Returns: whether it was taken.
  nonisolated(unsafe) package static var take:
    (_ delay: TimeInterval, _ action: @escaping () -> Void) -> Bool = { _, _ in false }
}
