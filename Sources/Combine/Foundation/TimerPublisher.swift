public import Foundation

extension Timer {
  /// A publisher of the date at a fixed interval.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode

    private let connection = TimerConnection()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
      connection.add(subscriber)
    }

    /// Starts the timer, unless it runs.
    ///
    /// - Returns: what stops it for all who subscribed, whoever started it.
    public func connect() -> any Cancellable {
      // An interval of nothing is a tenth of a millisecond.
      let interval = _SchedulerTime.Stride(Swift.max(interval, 0.0001))
      connection.start { [runLoop] action in
        runLoop.schedule(
          after: runLoop.now.advanced(by: interval), interval: interval, action)
      }
      return connection
    }
  }

  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

/// What stands between a timer and all who subscribed to its publisher. It is one for all connections: to
/// cancel any of them stops the timer and drops the subscribers.
private final class TimerConnection: Cancellable {
  private var subscribers = SubscriberList<Date, Never>(of: "Timer")
  private var timer: (any Cancellable)?

  func add<S: Subscriber>(_ subscriber: S) where S.Input == Date, S.Failure == Never {
    subscribers.add(subscriber)
  }

  func start(_ schedule: (@escaping () -> Void) -> any Cancellable) {
    guard timer == nil else { return }
    timer = schedule { self.subscribers.send(Date()) }
  }

  func cancel() {
    subscribers = SubscriberList(of: "Timer")
    timer?.cancel()
    timer = nil
  }
}
