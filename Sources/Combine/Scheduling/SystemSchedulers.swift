public import Dispatch
public import Foundation

/// Carries a closure to where a queue runs it.
private struct Job: @unchecked Sendable {
  let action: () -> Void
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime

  public struct SchedulerOptions: Sendable {}

  public var now: _SchedulerTime {
    _SchedulerTime(seconds: Double(DispatchTime.now().uptimeNanoseconds) / 1e9)
  }

  public var minimumTolerance: _SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let job = Job(action: action)
    async { job.action() }
  }

  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let job = Job(action: action)
    asyncAfter(deadline: .now() + now.distance(to: date).timeInterval) { job.action() }
  }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime

  public struct SchedulerOptions: Sendable {}

  public var now: _SchedulerTime {
    _SchedulerTime(seconds: Date.timeIntervalSinceReferenceDate)
  }

  public var minimumTolerance: _SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard !SchedulerHooks.take(0, action) else { return }
    let job = Job(action: action)
    perform { job.action() }
  }

  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard !SchedulerHooks.take(now.distance(to: date).timeInterval, action) else { return }
    let job = Job(action: action)
    let timer = Timer(
      fire: Date(timeIntervalSinceReferenceDate: date.seconds), interval: 0, repeats: false
    ) { _ in job.action() }
    add(timer, forMode: .default)
  }
}

extension OperationQueue: Scheduler {
  public typealias SchedulerTimeType = _SchedulerTime

  public struct SchedulerOptions: Sendable {}

  public var now: _SchedulerTime {
    _SchedulerTime(seconds: Date.timeIntervalSinceReferenceDate)
  }

  public var minimumTolerance: _SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    guard self != .main || !SchedulerHooks.take(0, action) else { return }
    let job = Job(action: action)
    addOperation { job.action() }
  }

  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = now.distance(to: date)
    let start = { self.schedule(options: nil, action) }
    guard !SchedulerHooks.take(delay.timeInterval, start) else { return }
    DispatchQueue.global().schedule(
      after: DispatchQueue.global().now.advanced(by: delay), start)
  }
}

/// A scheduler that runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public typealias SchedulerTimeType = _SchedulerTime
  public typealias SchedulerOptions = Never

  public static let shared = ImmediateScheduler()

  public var now: _SchedulerTime { _SchedulerTime(seconds: 0) }

  public var minimumTolerance: _SchedulerTime.Stride { .seconds(0) }

  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  public func schedule(
    after date: _SchedulerTime, tolerance: _SchedulerTime.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }
}

extension _SchedulerTime {
  /// A time of a run loop or an operation queue.
  public init(_ date: Date) {
    self.init(seconds: date.timeIntervalSinceReferenceDate)
  }

  /// A time of a dispatch queue.
  public init(_ time: DispatchTime) {
    self.init(seconds: Double(time.uptimeNanoseconds) / 1e9)
  }

  /// The time as one of a run loop or an operation queue.
  public var date: Date { Date(timeIntervalSinceReferenceDate: seconds) }

  /// The time as one of a dispatch queue.
  public var dispatchTime: DispatchTime {
    DispatchTime(uptimeNanoseconds: UInt64(min(seconds > 0 ? seconds * 1e9 : 0, 1e18)))
  }
}
