public import Foundation

/// Something that runs closures now or later.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions

  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)

  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure at a date and then again and again, until that is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let repetition = Repetition(
      scheduler: self, interval: interval, tolerance: tolerance, options: options, action: action)
    repetition.wait(until: date)
    return AnyCancellable { repetition.isOver = true }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
  }

  public func schedule(_ action: @escaping () -> Void) {
    schedule(options: nil, action)
  }

  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }
}

/// A closure that runs again and again.
private final class Repetition<Context: Scheduler> {
  private let scheduler: Context
  private let interval: Context.SchedulerTimeType.Stride
  private let tolerance: Context.SchedulerTimeType.Stride
  private let options: Context.SchedulerOptions?
  private let action: () -> Void
  var isOver = false

  init(
    scheduler: Context, interval: Context.SchedulerTimeType.Stride,
    tolerance: Context.SchedulerTimeType.Stride, options: Context.SchedulerOptions?,
    action: @escaping () -> Void
  ) {
    self.scheduler = scheduler
    self.interval = interval
    self.tolerance = tolerance
    self.options = options
    self.action = action
  }

  func wait(until date: Context.SchedulerTimeType) {
    scheduler.schedule(after: date, tolerance: tolerance, options: options) { [self] in
      guard !isOver else { return }
      action()
      if !isOver { wait(until: scheduler.now.advanced(by: interval)) }
    }
  }
}

/// A span of time that can be told in seconds.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

/// A time of a scheduler, in seconds.
public struct _SchedulerTime: Strideable, Hashable, Codable, Sendable {
  package let seconds: Double

  package init(seconds: Double) {
    self.seconds = seconds
  }

  public func distance(to other: _SchedulerTime) -> Stride {
    Stride(other.seconds - seconds)
  }

  public func advanced(by n: Stride) -> _SchedulerTime {
    _SchedulerTime(seconds: seconds + n.timeInterval)
  }

  /// A span between two times.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    public var magnitude: TimeInterval
    public var timeInterval: TimeInterval { magnitude }

    public init(_ timeInterval: TimeInterval) {
      magnitude = timeInterval
    }

    public init(integerLiteral value: Int) {
      self.init(TimeInterval(value))
    }

    public init(floatLiteral value: TimeInterval) {
      self.init(value)
    }

    public init?<T: BinaryInteger>(exactly source: T) {
      self.init(TimeInterval(source))
    }

    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }

    public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
  }
}
