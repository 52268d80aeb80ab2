public import Foundation

extension Date {
  /// Writes the time between two dates in parts, in English: what `.components(style:)` and
  /// `.timeDuration` are. Foundation's own type has its initialisers on Apple's systems alone.
  public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
    /// A unit of time.
    public struct Field: Codable, Hashable, Sendable {
      fileprivate enum Unit: Int, Codable, CaseIterable, Sendable {
        case year
        case month
        case week
        case day
        case hour
        case minute
        case second
      }

      fileprivate let unit: Unit

      public static var year: Field { Field(unit: .year) }
      public static var month: Field { Field(unit: .month) }
      public static var week: Field { Field(unit: .week) }
      public static var day: Field { Field(unit: .day) }
      public static var hour: Field { Field(unit: .hour) }
      public static var minute: Field { Field(unit: .minute) }
      public static var second: Field { Field(unit: .second) }
    }

    /// How units are named.
    public struct Style: Codable, Hashable, Sendable {
      fileprivate let name: String

      public static var wide: Style { Style(name: "wide") }
      public static var abbreviated: Style { Style(name: "abbreviated") }
      public static var condensedAbbreviated: Style { Style(name: "condensedAbbreviated") }
      public static var narrow: Style { Style(name: "narrow") }
      public static var spellOut: Style { Style(name: "spellOut") }
    }

    public var style: Style
    public var fields: Set<Field>?
    public var locale: Locale
    public var calendar: Calendar

    public init(
      style: Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
      self.style = style
      self.fields = fields
      self.locale = locale
      self.calendar = calendar
    }

    public static var timeDuration: Self {
      Self(style: .narrow, fields: [.hour, .minute, .second]).clock
    }

    private var isClock = false

    private var clock: Self {
      var style = self
      style.isClock = true
      return style
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    public func calendar(_ calendar: Calendar) -> Self {
      var style = self
      style.calendar = calendar
      return style
    }

    public func format(_ value: Range<Date>) -> String {
      let units = Field.Unit.allCases.filter { unit in
        fields?.contains(Field(unit: unit)) ?? (unit != .week)
      }
      let parts = calendar.dateComponents(
        Set(units.map(\.component)), from: value.lowerBound, to: value.upperBound)
      let counts = units.map { (unit: $0, count: parts.value(for: $0.component) ?? 0) }
      if isClock { return clockText(counts.map(\.count)) }

      let shown = counts.filter { $0.count != 0 }
      return (shown.isEmpty ? counts.suffix(1) : shown[...])
        .map { text($0.count, $0.unit) }.joined(separator: separator)
    }

    private var separator: String {
      style == .wide || style == .abbreviated || style == .spellOut ? ", " : " "
    }

    /// `1:02:03`, or `2:03` where there are no hours.
    private func clockText(_ counts: [Int]) -> String {
      let shown = counts.count == 3 && counts[0] == 0 ? Array(counts.dropFirst()) : counts
      return shown.enumerated().map { index, count in
        index > 0 && count < 10 ? "0\(count)" : "\(count)"
      }.joined(separator: ":")
    }

    private func text(_ count: Int, _ unit: Field.Unit) -> String {
      switch style {
      case .wide: "\(count) \(unit)\(count == 1 ? "" : "s")"
      case .spellOut: "\(NumberFormatter.spelled(count)) \(unit)\(count == 1 ? "" : "s")"
      case .abbreviated: "\(count) \(unit.abbreviation(count))"
      case .condensedAbbreviated: "\(count)\(unit.abbreviation(count))"
      default: "\(count)\(unit.letters)"
      }
    }
  }
}

extension NumberFormatter {
  fileprivate static func spelled(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = Locale(identifier: "en_US")
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}

extension Date._ComponentsFormatStyle.Field.Unit {
  fileprivate var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  fileprivate var letters: String {
    switch self {
    case .month: "mo"
    default: String("\(self)".prefix(1))
    }
  }

  fileprivate func abbreviation(_ count: Int) -> String {
    switch self {
    case .year: count == 1 ? "yr" : "yrs"
    case .month: count == 1 ? "mth" : "mths"
    case .week: count == 1 ? "wk" : "wks"
    case .day: count == 1 ? "day" : "days"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  public static var timeDuration: Self { Date._ComponentsFormatStyle.timeDuration }

  public static func components(
    style: Date._ComponentsFormatStyle.Style, fields: Set<Date._ComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Date._ComponentsFormatStyle(style: style, fields: fields)
  }
}
