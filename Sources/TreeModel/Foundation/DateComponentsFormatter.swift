public import Foundation

/// Writes how long something takes, in English; Foundation has it on Apple's systems alone.
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable {
    case positional
    case abbreviated
    case short
    case full
    case spellOut
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  public var unitsStyle = UnitsStyle.positional
  public var allowedUnits: NSCalendar.Unit = []
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  public var maximumUnitCount = 0
  public var calendar: Calendar? = .current
  public var allowsFractionalUnits = false
  public var collapsesLargestUnit = false
  public var includesApproximationPhrase = false
  public var includesTimeRemainingPhrase = false

  public func string(from interval: TimeInterval) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(interval.rounded(.down)))
  }

  public func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Self.units.filter { allowed.contains($0.unit) }
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, components.value(for: $0.component) ?? 0) })
  }

  public func string(from components: DateComponents) -> String? {
    text(
      Self.units.filter { allowed.contains($0.unit) }.map {
        ($0, components.value(for: $0.component) ?? 0)
      })
  }

  public override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }
}

extension DateComponentsFormatter {
  private struct Unit {
    let unit: NSCalendar.Unit
    let component: Calendar.Component
    let letter: String
    let short: String
    let name: String
  }

  private static let units = [
    Unit(unit: .year, component: .year, letter: "y", short: "yr", name: "year"),
    Unit(unit: .month, component: .month, letter: "mo", short: "mth", name: "month"),
    Unit(unit: .weekOfMonth, component: .weekOfMonth, letter: "w", short: "wk", name: "week"),
    Unit(unit: .day, component: .day, letter: "d", short: "day", name: "day"),
    Unit(unit: .hour, component: .hour, letter: "h", short: "hr", name: "hour"),
    Unit(unit: .minute, component: .minute, letter: "m", short: "min", name: "minute"),
    Unit(unit: .second, component: .second, letter: "s", short: "sec", name: "second"),
  ]

  private var allowed: NSCalendar.Unit {
    allowedUnits.isEmpty
      ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
  }

  private func text(_ values: [(unit: Unit, count: Int)]) -> String {
    var values = shown(values)
    if maximumUnitCount > 0 { values = Array(values.prefix(maximumUnitCount)) }
    let parts = values.enumerated().map { index, value in
      part(value.unit, value.count, isFirst: index == 0)
    }
    switch unitsStyle {
    case .positional: return parts.joined(separator: ":")
    case .abbreviated, .brief: return parts.joined(separator: " ")
    case .short, .full, .spellOut: return parts.joined(separator: ", ")
    }
  }

  /// Leaves out the zeros that the behaviour drops; the last unit stays where all are zero.
  private func shown(_ values: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
    guard !zeroFormattingBehavior.contains(.pad) else { return values }
    var dropped = zeroFormattingBehavior
    if dropped.contains(.default) { dropped = unitsStyle == .positional ? .dropLeading : .dropAll }
    guard let first = values.firstIndex(where: { $0.count != 0 }),
      let last = values.lastIndex(where: { $0.count != 0 })
    else { return dropped.isEmpty ? values : Array(values.suffix(1)) }
    return values.enumerated().filter { index, value in
      if index < first { return !dropped.contains(.dropLeading) }
      if index > last { return !dropped.contains(.dropTrailing) }
      return value.count != 0 || !dropped.contains(.dropMiddle)
    }.map(\.element)
  }

  private func part(_ unit: Unit, _ count: Int, isFirst: Bool) -> String {
    let plural = count == 1 ? "" : "s"
    switch unitsStyle {
    case .positional:
      let isPadded = !isFirst || zeroFormattingBehavior.contains(.pad)
      return isPadded && abs(count) < 10 ? "0\(count)" : "\(count)"
    case .abbreviated: return "\(count)\(unit.letter)"
    case .brief: return "\(count)\(unit.short)"
    case .short: return "\(count) \(unit.short)"
    case .full: return "\(count) \(unit.name)\(plural)"
    case .spellOut:
      let formatter = NumberFormatter()
      formatter.numberStyle = .spellOut
      let word = formatter.string(from: NSNumber(value: count)) ?? "\(count)"
      return "\(word) \(unit.name)\(plural)"
    }
  }
}
