import Foundation

// Pickers whose choices are no views: dates and colours, which one writes.

extension DatePicker: InteractiveView {
  var interaction: Interaction? {
    .entry { text in
      guard let date = WrittenDate(text)?.date(changing: selection.wrappedValue) else {
        return WrittenDate.advice
      }
      if let minimum, date < minimum { return "a date from \(WrittenDate.text(of: minimum)) on" }
      if let maximum, date > maximum { return "a date up to \(WrittenDate.text(of: maximum))" }
      selection.wrappedValue = date
      return nil
    }
  }
}

extension MultiDatePicker: InteractiveView {
  /// Picks a day, or takes it back.
  var interaction: Interaction? {
    .entry { text in
      guard let day = WrittenDate(text)?.day else { return WrittenDate.advice }
      let same = selection.wrappedValue.filter {
        $0.year == day.year && $0.month == day.month && $0.day == day.day
      }
      if same.isEmpty {
        selection.wrappedValue.insert(day)
      } else {
        selection.wrappedValue.subtract(same)
      }
      return nil
    }
  }
}

extension ColorPicker: InteractiveView {
  var interaction: Interaction? {
    .entry { text in
      guard let color = Color(written: text) else {
        return "a colour such as red, or its parts as in #336699"
      }
      selection.wrappedValue = color
      return nil
    }
  }
}

/// A date as one writes it: `2026-05-31`, `2026-05-31T09:30`.
private struct WrittenDate {
  static let advice = "a date such as 2026-05-31 or 2026-05-31T09:30"

  private let parts: [Int]

  init?(_ text: String) {
    let pattern = /(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d))?/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    let (_, year, month, day, hour, minute) = match.output
    parts = [year, month, day, hour, minute].compactMap { $0.flatMap { Int($0) } }
    guard self.day.isValidDate(in: Self.calendar) else { return nil }
  }

  var day: DateComponents {
    DateComponents(calendar: Self.calendar, year: parts[0], month: parts[1], day: parts[2])
  }

  /// Returns the date; it keeps the time of day of another one where it has none itself.
  func date(changing old: Date) -> Date? {
    var components = Self.calendar.dateComponents([.hour, .minute, .second], from: old)
    components.year = parts[0]
    components.month = parts[1]
    components.day = parts[2]
    if parts.count == 5 {
      guard parts[3] < 24, parts[4] < 60 else { return nil }
      components.hour = parts[3]
      components.minute = parts[4]
      components.second = 0
    }
    return Self.calendar.date(from: components)
  }

  static func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day], from: date)
    func padded(_ value: Int?, _ width: Int) -> String {
      let digits = String(value ?? 0)
      return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
    return "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
  }

  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }
}

extension Color {
  /// A colour as one writes it: the name of one of the system's, or `#336699`.
  fileprivate init?(written text: String) {
    let named: [String: Color] = [
      "black": .black, "blue": .blue, "brown": .brown, "clear": .clear, "cyan": .cyan,
      "gray": .gray, "green": .green, "indigo": .indigo, "mint": .mint, "orange": .orange,
      "pink": .pink, "purple": .purple, "red": .red, "teal": .teal, "white": .white,
      "yellow": .yellow, "primary": .primary, "secondary": .secondary,
    ]
    if let color = named[text] {
      self = color
    } else if text.first == "#", text.count == 7, let value = Int(text.dropFirst(), radix: 16) {
      self.init(
        red: Double(value >> 16) / 255, green: Double(value >> 8 & 255) / 255,
        blue: Double(value & 255) / 255)
    } else {
      return nil
    }
  }
}
