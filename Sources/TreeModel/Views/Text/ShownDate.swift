import Foundation

/// A date as a text shows it, in English: some change as time goes on.
enum ShownDate: Equatable, Sendable {
  case styled(Date, Text.DateStyle)
  case interval(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool)

  /// Returns what is shown at a time.
  func text(at now: Date) -> String {
    switch self {
    case .styled(let date, .time): date.formatted(date: .omitted, time: .shortened)
    case .styled(let date, .date): date.formatted(date: .long, time: .omitted)
    case .styled(let date, .relative): ElapsedTime(between: date, and: now).shortText
    case .styled(let date, .offset):
      (date < now ? "-" : "+") + ElapsedTime(between: date, and: now).longText
    case .styled(let date, _):
      date > now
        ? Self.countDown(to: date, at: now) : Self.countUp(from: date, at: now)
    case .interval(let dates): Self.text(of: dates)
    case .timer(let dates, let pauseTime, let countsDown, let showsHours):
      Self.timer(dates, at: pauseTime ?? now, countsDown: countsDown, showsHours: showsHours)
    }
  }

  private static func countDown(to date: Date, at now: Date) -> String {
    timer(now...date, at: now, countsDown: true, showsHours: true)
  }

  private static func countUp(from date: Date, at now: Date) -> String {
    timer(date...now, at: now, countsDown: false, showsHours: true)
  }

  private static func timer(
    _ dates: ClosedRange<Date>, at now: Date, countsDown: Bool, showsHours: Bool
  ) -> String {
    let interval = dates.lowerBound..<dates.upperBound
    let style =
      countsDown
      ? SystemFormatStyle.Timer(countingDownIn: interval, showsHours: showsHours)
      : SystemFormatStyle.Timer(countingUpIn: interval, showsHours: showsHours)
    return String(style.format(now).characters)
  }

  /// Returns an interval: by its times, and by its days where it begins and ends on different ones.
  private static func text(of dates: ClosedRange<Date>) -> String {
    let isOneDay = Calendar.current.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    return (dates.lowerBound..<dates.upperBound)
      .formatted(date: isOneDay ? .omitted : .numeric, time: .shortened)
  }
}

/// How far two dates are from each other, in its largest units.
private struct ElapsedTime {
  private struct Unit {
    let name: String
    let short: String
    let shortPlural: String
  }

  private static let units: [(component: Calendar.Component, unit: Unit)] = [
    (.year, Unit(name: "year", short: "yr", shortPlural: "yrs")),
    (.month, Unit(name: "month", short: "mth", shortPlural: "mths")),
    (.day, Unit(name: "day", short: "day", shortPlural: "days")),
    (.hour, Unit(name: "hour", short: "hr", shortPlural: "hr")),
    (.minute, Unit(name: "minute", short: "min", shortPlural: "min")),
    (.second, Unit(name: "second", short: "sec", shortPlural: "sec")),
  ]

  /// The largest unit of which there is one, and the next smaller one.
  private var counts: ArraySlice<(count: Int, unit: Unit)>

  init(between first: Date, and second: Date) {
    let (start, end) = (min(first, second), max(first, second))
    let seconds = end.timeIntervalSince(start).rounded()
    let components = Calendar.current.dateComponents(
      Set(Self.units.map(\.component)), from: start, to: start.addingTimeInterval(seconds))
    let all = Self.units.map { (count: components.value(for: $0.component) ?? 0, unit: $0.unit) }
    counts = all.drop { $0.count == 0 }.prefix(2)
    if counts.isEmpty { counts = all.suffix(1) }
  }

  /// Both units: `2 min, 3 sec`.
  var shortText: String {
    counts.map { "\($0.count) \($0.count == 1 ? $0.unit.short : $0.unit.shortPlural)" }
      .joined(separator: ", ")
  }

  /// The largest unit: `2 hours`.
  var longText: String {
    counts.prefix(1).map { "\($0.count) \($0.unit.name)\($0.count == 1 ? "" : "s")" }.joined()
  }
}
