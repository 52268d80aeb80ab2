/// A log: what is sent to it goes nowhere, as a log is none of the program's output.
public final class OSLog: Sendable {
  public let subsystem: String
  public let category: Category

  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "disabled")

  /// What a log is about.
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }

  public init(subsystem: String, category: String) {
    self.subsystem = subsystem
    self.category = Category(rawValue: category)
  }

  public init(subsystem: String, category: Category) {
    self.subsystem = subsystem
    self.category = category
  }

  public func isEnabled(type: OSLogType) -> Bool { false }
}

/// How urgent a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)
}

/// Logs a message with a format; `%@` and its like are not filled in.
// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ args: Any...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
@_disfavoredOverload
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ message: OSLogMessage) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ level: OSLogType, _ message: OSLogMessage) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func os_log(_ level: OSLogType, log: OSLog, _ message: OSLogMessage) {}
