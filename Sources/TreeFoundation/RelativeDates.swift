public import Foundation

/// Lets formatters of dates say "Today", which Foundation's on Linux does not.
package enum RelativeDates {
  fileprivate static let name = "$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF"

  /// Sets the hook.
  package static func begin() { FoundationFunction.replace(name, of: DateFormatter.self) }
}

extension DateFormatter {
  private struct StringFrom { let method: (Date) -> String }

  /// `DateFormatter.string(from:)`.
  @_silgen_name("$s10Foundation13DateFormatterC6string4fromSS0A10Essentials0B0V_tF")
  public func _string(_ date: Date) -> String {
    let format = FoundationFunction.method(RelativeDates.name, of: self, as: StringFrom.self)
    let text = format.method(date)
    guard doesRelativeDateFormatting, dateStyle != .none, let day = dayName(of: date) else {
      return text
    }
    // The time, and how it is put to the day, stay; a format of one's own does, too.
    return text.replacingOccurrences(of: dayText(of: date), with: day)
  }

  /// The name of yesterday, today or tomorrow.
  private func dayName(of date: Date) -> String? {
    var calendar = calendar ?? .current
    calendar.timeZone = timeZone
    let (day, today) = (calendar.startOfDay(for: date), calendar.startOfDay(for: Date()))
    let distance = calendar.dateComponents([.day], from: today, to: day).day
    guard let distance, abs(distance) <= 1 else { return nil }
    let locale = locale ?? .current
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: day, allowedFields: [.day], presentation: .named, locale: locale,
      calendar: calendar)
    let name = style.format(today)
    return name.prefix(1).uppercased(with: locale) + name.dropFirst()
  }

  /// What the formatter writes of the day, without the time.
  private func dayText(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = timeZone
    formatter.dateStyle = dateStyle
    formatter.timeStyle = .none
    return formatter.string(from: date)
  }
}
