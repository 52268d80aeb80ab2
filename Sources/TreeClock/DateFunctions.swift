// The functions of Foundation that ask the system what time it is, under the names that the linker knows.
// What this library defines is found before Foundation's own. A date is passed as its seconds.

/// `Date()`.
@_cdecl("$s20FoundationEssentials4DateVACycfC")
public func date() -> Double { TreeClock.seconds }

/// `Date.now`.
@_cdecl("$s20FoundationEssentials4DateV3nowACvgZ")
public func dateNow() -> Double { TreeClock.seconds }

/// `Date.timeIntervalSinceReferenceDate`.
@_cdecl("$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ")
public func dateSeconds() -> Double { TreeClock.seconds }

/// `Date(timeIntervalSinceNow:)`.
@_cdecl("$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC")
public func dateSinceNow(_ interval: Double) -> Double { TreeClock.seconds + interval }

/// `Date.timeIntervalSinceNow`, of a date.
@_cdecl("$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg")
public func intervalSinceNow(_ date: Double) -> Double { date - TreeClock.seconds }

/// `ProcessInfo.systemUptime`.
@_cdecl("$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg")
public func systemUptime() -> Double { TreeClock.uptime }

/// The nanoseconds since 1970 by the clock, for the functions of the C library; -1 where the system's count.
@_cdecl("treeviz_wall_time")
public func wallTime() -> Int64 { TreeClock.wallTime ?? -1 }
