extension Publishers {
  /// Ends when no value has come for a while.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    public let customError: (() -> Failure)?

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      var latest = 0
      func wait<D: Subscriber>(_ relay: Relay<Output, Failure, D>) where D.Failure == Failure {
        latest += 1
        let number = latest
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) { [weak relay] in
          guard number == latest else { return }
          relay?.finish(customError.map { .failure($0()) } ?? .finished)
        }
      }
      let relay = Relay<Output, Failure, S>(subscriber) {
        wait($0)
        _ = $0.downstream.receive($1)
      } onCompletion: {
        latest += 1
        $0.downstream.receive(completion: $1)
      }
      wait(relay)
      upstream.receive(subscriber: relay)
    }
  }

  /// Passes on the time between two values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Failure == S.Failure, S.Input == Output {
      var last = scheduler.now
      upstream.receive(
        subscriber: Relay<Upstream.Output, Failure, S>(subscriber) { relay, _ in
          let now = scheduler.now
          _ = relay.downstream.receive(last.distance(to: now))
          last = now
        })
    }
  }
}

extension Publisher {
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }

  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}
