/// A function of Foundation's timers or run loops that has a replacement.
struct TimerFunction {
  let name: String
  let replacement: String

  /// The labels of the arguments in parentheses, for each form of a call.
  let labels: Set<String>

  private init(_ name: String, _ replacement: String, _ labels: Set<String>) {
    self.name = name
    self.replacement = replacement
    self.labels = labels
  }

  /// The functions that are called on something, as it stands in source; on nothing: `Timer(…)`.
  static func all(on base: String) -> [TimerFunction] {
    switch base {
    case "": [timer]
    case "Timer": [scheduledTimer]
    case "RunLoop.main", "RunLoop.current": [add, perform]
    default: []
    }
  }

  private static let timer = TimerFunction(
    "Timer", "_imer",
    [
      "timeInterval:repeats:", "timeInterval:repeats:block:", "fire:interval:repeats:",
      "fire:interval:repeats:block:", "timeInterval:target:selector:userInfo:repeats:",
    ])
  private static let scheduledTimer = TimerFunction(
    "scheduledTimer", "_scheduleTimer",
    [
      "withTimeInterval:repeats:", "withTimeInterval:repeats:block:",
      "timeInterval:target:selector:userInfo:repeats:",
    ])
  private static let add = TimerFunction("add", "_on", ["_:forMode:"])
  private static let perform = TimerFunction(
    "perform", "_erform", ["", "_:", "inModes:", "inModes:block:"])
}
