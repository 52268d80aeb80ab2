public import Foundation

/// The styles of times that go on, in English.
nonisolated public enum SystemFormatStyle {
  /// The time until the end of an interval, or since its start.
  public struct Timer: FormatStyle, Sendable {
    private let interval: Range<Date>
    private let countsUp: Bool
    private let pattern: ClockPattern

    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsUp = true
      pattern = ClockPattern(showsHours: showsHours, maxFieldCount: maxFieldCount)
    }

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsUp = false
      pattern = ClockPattern(showsHours: showsHours, maxFieldCount: maxFieldCount)
    }

    public func format(_ value: Date) -> AttributedString {
      let date = Swift.min(Swift.max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsUp
        ? date.timeIntervalSince(interval.lowerBound).rounded(.down)
        : interval.upperBound.timeIntervalSince(date).rounded(.up)
      return AttributedString(pattern.text(of: seconds))
    }
  }

  /// The time since a start.
  public struct Stopwatch: FormatStyle, Sendable {
    private let start: Date
    private let pattern: ClockPattern

    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      pattern = ClockPattern(showsHours: showsHours, maxFieldCount: maxFieldCount)
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        pattern.text(of: Swift.max(0, value.timeIntervalSince(start)).rounded(.down)))
    }
  }

  /// How far a date is from another.
  public struct DateOffset: FormatStyle, Sendable {
    private let anchor: Date
    private let maxFieldCount: Int

    public init(
      to anchor: Date, maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.maxFieldCount = maxFieldCount
    }

    public func format(_ value: Date) -> AttributedString {
      let time = value.timeIntervalSince(anchor)
      let words = SystemFormatStyle.words(for: abs(time), maxFieldCount)
      return AttributedString(time < 0 ? "-\(words)" : words)
    }
  }

  /// A date as one speaks of it now.
  public struct DateReference: FormatStyle, Sendable {
    private let date: Date
    private let maxFieldCount: Int

    public init(to date: Date, maxFieldCount: Int = 2) {
      self.date = date
      self.maxFieldCount = maxFieldCount
    }

    public func format(_ value: Date) -> AttributedString {
      let time = date.timeIntervalSince(value)
      let words = SystemFormatStyle.words(for: abs(time), maxFieldCount)
      return AttributedString(time < 0 ? "\(words) ago" : "in \(words)")
    }
  }
}

extension SystemFormatStyle {
  /// Returns a time in its largest units, as in "2 days, 3 hours".
  fileprivate static func words(for time: TimeInterval, _ maxFieldCount: Int) -> String {
    let units = [("day", 86_400), ("hour", 3_600), ("minute", 60), ("second", 1)]
    var rest = Int(time.rounded())
    var words: [String] = []
    for (name, length) in units where words.count < max(1, maxFieldCount) {
      let count = rest / length
      rest %= length
      if count > 0 || (length == 1 && words.isEmpty) {
        words.append("\(count) \(name)\(count == 1 ? "" : "s")")
      }
    }
    return words.joined(separator: ", ")
  }
}

/// A time in figures, as on a clock.
private struct ClockPattern: Codable, Hashable, Sendable {
  var showsHours: Bool
  var maxFieldCount: Int

  func text(of time: TimeInterval) -> String {
    let seconds = Int(time)
    let pairs = [seconds / 60 % 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    guard showsHours, maxFieldCount > 2, seconds >= 3_600 else {
      return maxFieldCount < 2 ? "\(seconds / 60)" : "\(seconds / 60):\(pairs[1])"
    }
    return "\(seconds / 3_600):\(pairs[0]):\(pairs[1])"
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }

  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  public static func offset(
    to anchor: Date, maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  public static func reference(to date: Date, maxFieldCount: Int = 2) -> Self {
    Self(to: date, maxFieldCount: maxFieldCount)
  }
}
