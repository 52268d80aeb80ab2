package import Foundation

/// Lets timers and run loops go by the clock of a tree.
package enum TimerHooks {
  /// Runs a closure when some seconds have passed by the clock of a tree, and returns whether there is one.
  nonisolated(unsafe) static var take: (TimeInterval, @escaping () -> Void) -> Bool = { _, _ in
    false
  }

  /// Sets the hooks.
  ///
  /// - Parameter take: runs a closure when some seconds have passed by the clock of a tree, and returns
  ///   whether there is one.
  package static func install(take: @escaping (TimeInterval, @escaping () -> Void) -> Bool) {
    self.take = take
    replaced
  }

  private static let replaced: Void = {
    FoundationFunction.replace(TimerFunction.scheduledTimer, of: Timer.self)
    FoundationFunction.replace(TimerFunction.fire, of: Timer.self)
    FoundationFunction.replace(TimerFunction.add, of: RunLoop.self)
  }()
}
