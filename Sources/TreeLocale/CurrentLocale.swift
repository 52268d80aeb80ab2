// The functions of Foundation that ask the system for the user's region, under the names that the linker knows.
// What this library defines is found before Foundation's own.

public import FoundationEssentials

/// The region of each example, whatever machine it runs on: that of a new simulator.
private let region = Locale(identifier: "en_US")

/// `Locale.current`.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { region }

/// `Locale.autoupdatingCurrent`, by which formats go.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func followedLocale() -> Locale { region }

/// `Calendar.current`.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar { calendar() }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func followedCalendar() -> Calendar { calendar() }

private func calendar() -> Calendar {
  var calendar = Calendar(identifier: .gregorian)
  calendar.locale = region
  return calendar
}
