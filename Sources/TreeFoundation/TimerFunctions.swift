// The functions of Foundation that make timers and add to run loops, under the names that the linker knows.

public import Foundation

/// The names of functions as the linker knows them.
enum TimerFunction {
  static let scheduledTimer =
    "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ"
  static let fire =
    "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC"
  static let add = "$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF"
  static let perform = "$s10Foundation7RunLoopC7performyyyyYbcF"
  static let performInModes =
    "$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF"
}

extension Timer {
  /// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  @_silgen_name(
    "$s10Foundation5TimerC09scheduledB016withTimeInterval7repeats5blockACSd_SbyACYbctFZ")
  public class func _schedule(
    _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = TreeTimer(after: interval, interval: interval, repeats: repeats, block: block)
    RunLoop.current._add(timer, .default)
    return timer
  }

  /// `Timer(timeInterval:repeats:block:)`.
  @_silgen_name("$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC")
  public class func _make(
    _ interval: TimeInterval, _ repeats: Bool, _ block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    TreeTimer(after: interval, interval: interval, repeats: repeats, block: block)
  }

  /// `Timer(fire:interval:repeats:block:)`.
  @_silgen_name(
    "$s10Foundation5TimerC4fire8interval7repeats5blockAC0A10Essentials4DateV_SdSbyACYbctcfC")
  public class func _make(
    _ date: Date, _ interval: TimeInterval, _ repeats: Bool,
    _ block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    TreeTimer(
      after: date.timeIntervalSinceNow, interval: interval, repeats: repeats, block: block)
  }
}

extension RunLoop {
  private struct Add { let method: (Timer, RunLoop.Mode) -> Void }
  private struct Perform { let method: (@escaping @Sendable () -> Void) -> Void }
  private struct PerformInModes {
    let method: ([RunLoop.Mode], @escaping @Sendable () -> Void) -> Void
  }

  /// `RunLoop.add(_:forMode:)` of a timer.
  @_silgen_name("$s10Foundation7RunLoopC3add_7forModeyAA5TimerC_AC0F0VtF")
  public func _add(_ timer: Timer, _ mode: RunLoop.Mode) {
    guard (timer as? TreeTimer)?.waits() != true else { return }
    FoundationFunction.method(TimerFunction.add, of: self, as: Add.self).method(timer, mode)
  }

  /// `RunLoop.perform(_:)`.
  @_silgen_name("$s10Foundation7RunLoopC7performyyyyYbcF")
  public func _perform(_ block: @escaping @Sendable () -> Void) {
    guard !TimerHooks.take(0, block) else { return }
    FoundationFunction.method(TimerFunction.perform, of: self, as: Perform.self).method(block)
  }

  /// `RunLoop.perform(inModes:block:)`.
  @_silgen_name("$s10Foundation7RunLoopC7perform7inModes5blockySayAC4ModeVG_yyYbctF")
  public func _perform(_ modes: [RunLoop.Mode], _ block: @escaping @Sendable () -> Void) {
    guard !TimerHooks.take(0, block) else { return }
    FoundationFunction.method(TimerFunction.performInModes, of: self, as: PerformInModes.self)
      .method(modes, block)
  }
}
