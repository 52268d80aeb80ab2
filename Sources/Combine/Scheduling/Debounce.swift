extension Publishers {
  /// Passes a value on when no other has come for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var latest = 0
      upstream.receive(
        subscriber: Relay(subscriber) { relay, value in
          latest += 1
          let number = latest
          scheduler.schedule(after: scheduler.now.advanced(by: dueTime)) {
            if number == latest { _ = relay.downstream.receive(value) }
          }
        })
    }
  }

  /// Passes at most one value on in a span of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let latest: Bool

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var pending: Output?
      var isWaiting = false
      func wait<D: Subscriber>(_ relay: Relay<Output, Failure, D>)
      where D.Input == Output, D.Failure == Failure {
        isWaiting = true
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          isWaiting = false
          guard let value = pending else { return }
          pending = nil
          _ = relay.downstream.receive(value)
          wait(relay)
        }
      }
      // The first value goes on at once; those of the time after it wait until that is over.
      upstream.receive(
        subscriber: Relay(subscriber) { relay, value in
          guard isWaiting else {
            scheduler.schedule { _ = relay.downstream.receive(value) }
            return wait(relay)
          }
          if latest || pending == nil { pending = value }
        })
    }
  }
}

extension Publisher {
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}
