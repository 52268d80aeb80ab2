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
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }

    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsUp = false
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }

    public func format(_ value: Date) -> AttributedString {
      let date = Swift.min(Swift.max(value, interval.lowerBound), interval.upperBound)
      return AttributedString(
        countsUp
          ? pattern.text(of: date.timeIntervalSince(interval.lowerBound), rounded: .down)
          : pattern.text(of: interval.upperBound.timeIntervalSince(date), rounded: .up))
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
      pattern = ClockPattern(
        showsHours: showsHours, maxFieldCount: maxFieldCount, precision: maxPrecision)
    }

    public func format(_ value: Date) -> AttributedString {
      AttributedString(
        pattern.text(of: Swift.max(0, value.timeIntervalSince(start)), rounded: .down))
    }
  }

  /// How far a date is from another.
  public struct DateOffset: FormatStyle, Sendable {
    private let anchor: Date
    private let maxFieldCount: Int
    private let sign: NumberFormatStyleConfiguration.SignDisplayStrategy

    public init(
      to anchor: Date, maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    public func format(_ value: Date) -> AttributedString {
      let time = value.timeIntervalSince(anchor)
      let words = SystemFormatStyle.words(for: abs(time), maxFieldCount)
      return AttributedString(signText(of: time.rounded()) + words)
    }

    /// The sign that a number of one digit has.
    private func signText(of time: TimeInterval) -> String {
      let digit = time == 0 ? 0 : time < 0 ? -1 : 1
      let number = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))
        .sign(strategy: sign)
      return String(number.format(digit).dropLast())
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
    var rest = wholeNumber(time.rounded())
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

/// Returns a number of seconds, or of parts of one: a date that is no number, or beyond all others, is no
/// reason to end.
private func wholeNumber(_ value: Double) -> Int {
  let limit = 1e18
  return value > -limit ? Int(min(value, limit)) : value <= -limit ? Int(-limit) : 0
}

/// A time in figures, as on a clock: hours, minutes, seconds, and parts of a second.
private struct ClockPattern: Codable, Hashable, Sendable {
  var showsHours: Bool
  var maxFieldCount: Int
  var precision: Duration

  func text(of time: TimeInterval, rounded rule: FloatingPointRoundingRule) -> String {
    let digits = maxFieldCount > (showsHours && time >= 3_600 ? 3 : 2) ? fractionDigits : 0
    let scale = (0..<digits).reduce(1) { scale, _ in scale * 10 }
    // A date is no finer than this: what is nearer to a figure is the figure.
    let slack = min(1e-6 * Double(scale), 0.25)
    let exact = time * Double(scale)
    let units = wholeNumber((rule == .up ? exact - slack : exact + slack).rounded(rule))
    let seconds = units / scale
    let hasHours = showsHours && maxFieldCount > 2 && seconds >= 3_600
    let hasFraction = digits > 0 && (!hasHours || maxFieldCount > 3)
    let pairs = [seconds / 60 % 60, seconds % 60].map { Self.padded($0, to: 2) }
    let fraction = hasFraction ? "." + Self.padded(units % scale, to: digits) : ""
    guard hasHours else {
      return maxFieldCount < 2 ? "\(seconds / 60)" : "\(seconds / 60):\(pairs[1])\(fraction)"
    }
    return "\(seconds / 3_600):\(pairs[0]):\(pairs[1])\(fraction)"
  }

  /// How many digits of a second the precision asks for, up to a microsecond's.
  private var fractionDigits: Int {
    var (digits, unit) = (0, Duration.seconds(1))
    while digits < 6, precision < unit { (digits, unit) = (digits + 1, unit / 10) }
    return digits
  }

  private static func padded(_ number: Int, to length: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, length - digits.count)) + digits
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
