public import Foundation

extension Text {
  /// How a date that changes with time is shown.
  public struct DateStyle: Codable, Equatable, Sendable {
    private let name: String

    public static let time = DateStyle(name: "time")
    public static let date = DateStyle(name: "date")
    public static let relative = DateStyle(name: "relative")
    public static let offset = DateStyle(name: "offset")
    public static let timer = DateStyle(name: "timer")
  }

  public init(_ date: Date, style: Text.DateStyle) {
    content = TextContent(.styled(date, style))
  }

  public init(_ dates: ClosedRange<Date>) {
    content = TextContent(.interval(dates))
  }

  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    content = TextContent(
      .timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}
