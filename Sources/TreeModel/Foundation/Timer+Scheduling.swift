public import Foundation

extension Timer {
  /// A timer that calls nothing, and says so when it fires: on Linux no method is found by its selector.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      selector.reportMissedCall(of: "a timer")
      timer.invalidate()
    }
  }

  /// A timer that calls nothing, and says so when it fires: on Linux no method is found by its selector.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats) { timer in
      selector.reportMissedCall(of: "a timer")
      timer.invalidate()
    }
  }

  /// A timer that calls nothing, and says so when it fires: on Linux no method is found by its selector.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      selector.reportMissedCall(of: "a timer")
      timer.invalidate()
    }
  }
}

extension Selector {
  /// Tells that a method is not called which would be called on Apple's systems.
  ///
  /// - Parameter caller: who would call it.
  func reportMissedCall(of caller: String) {
    RuntimeIssue(
      .uncalledMethod,
      "\(caller) would call '\(name)' now: on Linux no method is found by its selector; "
        + "give a closure instead"
    ).report()
  }
}
