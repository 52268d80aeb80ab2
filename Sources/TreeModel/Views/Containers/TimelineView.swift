public import Foundation

/// A view that makes its list anew as time goes by.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  package let schedule: Schedule
  package let content: (Context) -> Content

  public typealias Body = Never

  /// When the content is made.
  public struct Context {
    public let date: Date
    public let cadence: Cadence

    /// How often the content is made.
    public enum Cadence: Comparable, Sendable {
      case live
      case seconds
      case minutes
    }
  }
}

public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, _PrimitiveView, PrimitiveView where Content: View {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
  }

  /// The content at the schedule's date that has come; where no tree lives, at its first one.
  package var builtContent: () -> Content {
    { content(Context(date: TaskDriver.latest == nil ? firstDate : currentDate, cadence: .live)) }
  }

  private var currentDate: Date { schedule.dates(around: Date()).shown }

  /// The first date, the same in each run: what began at a date of the run begins in 2001.
  private var firstDate: Date {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    guard !(schedule is PeriodicTimelineSchedule) else { return start }
    return schedule.entries(from: start, mode: .normal).first { _ in true } ?? start
  }

  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.lazyList(\.builtContent)
  }
}
