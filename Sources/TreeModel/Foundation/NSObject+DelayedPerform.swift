public import Foundation

extension NSObject {
  /// Calls nothing, and says so when the time has come: on Linux no method is found by its selector.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    _ = TaskDriver.take(after: delay) { aSelector.reportMissedCall(of: "a delayed perform") }
  }

  /// Cancels nothing: nothing would be called.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}

  /// Cancels nothing: nothing would be called.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
}
