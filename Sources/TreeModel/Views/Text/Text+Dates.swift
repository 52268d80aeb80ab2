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
    string = date.formatted(.iso8601)
  }

  public init(_ dates: ClosedRange<Date>) {
    string = "\(dates.lowerBound.formatted(.iso8601)) – \(dates.upperBound.formatted(.iso8601))"
  }

  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(timerInterval)
  }
}
