public import Foundation

/// When a timeline updates.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode

  associatedtype Entries: Sequence where Entries.Element == Date

  func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

/// Whether a schedule should be sparing.
public enum TimelineScheduleMode: Sendable {
  case normal
  case lowFrequency
}

/// A schedule of a fixed interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  package let startDate: Date
  package let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = interval
  }

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    let (start, interval) = (self.startDate, interval)
    // From the last date that has come on; an interval of nothing has one date.
    guard interval > 0 else { return sequence(first: start) { _ in nil } }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return sequence(first: passed > 0 ? start + passed * interval : start) { $0 + interval }
  }
}

/// A schedule of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    let minutes = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down)
    return sequence(first: Date(timeIntervalSinceReferenceDate: minutes * 60)) { $0 + 60 }
  }
}

/// A schedule of dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  package let dates: Entries

  public init(_ dates: Entries) {
    self.dates = dates
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule of every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  package let minimumInterval: Double?
  package let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  public func entries(
    from startDate: Date, mode: TimelineScheduleMode
  ) -> UnfoldFirstSequence<Date> {
    let interval = isPaused ? nil : max(minimumInterval ?? 0, 1 / 60)
    return sequence(first: startDate) { date in interval.map { date + $0 } }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
