extension Publishers {
  /// When an array of collected values is passed on.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    case byTime(Context, Context.SchedulerTimeType.Stride)
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// Collects the values of a span of time, or fewer where many come.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let (scheduler, span, most) =
        switch strategy {
        case .byTime(let scheduler, let span): (scheduler, span, Int.max)
        case .byTimeOrCount(let scheduler, let span, let count): (scheduler, span, count)
        }
      var values: Output = []
      var group = 0
      /// Passes on what has been collected; the span that was waited for is over.
      func send<D: Subscriber>(to downstream: D) where D.Input == Output {
        let full = values
        values = []
        group += 1
        if !full.isEmpty { _ = downstream.receive(full) }
      }
      let relay = Relay<Upstream.Output, Failure, S>(subscriber) { relay, value in
        values.append(value)
        if values.count >= most { return send(to: relay.downstream) }
        guard values.count == 1 else { return }
        let number = group
        scheduler.schedule(
          after: scheduler.now.advanced(by: span), tolerance: scheduler.minimumTolerance,
          options: options
        ) { [weak relay] in
          if let relay, number == group { send(to: relay.downstream) }
        }
      } onCompletion: {
        if case .finished = $1 { send(to: $0.downstream) }
        values = []
        $0.downstream.receive(completion: $1)
      }
      upstream.receive(subscriber: relay)
    }
  }
}

extension Publisher {
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}
