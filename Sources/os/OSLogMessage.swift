/// A message of a log: text with values, each with its privacy and its format.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  public let interpolation: OSLogInterpolation

  public init(stringInterpolation: OSLogInterpolation) {
    interpolation = stringInterpolation
  }

  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literalCapacity: 0, interpolationCount: 0)
  }
}

/// Takes the parts of a message. Its values are read, as they are where a log is kept.
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {}

  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    _ = value()
  }

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    _ = value()
  }

  public mutating func appendInterpolation<T: BinaryFloatingPoint>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    _ = value()
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Bool, format: OSLogBoolFormat, privacy: OSLogPrivacy = .auto
  ) {
    _ = value()
  }
}

/// Who may read a value.
public struct OSLogPrivacy: Equatable, Sendable {
  private let name: String

  /// What takes the place of a value.
  public enum Mask: Sendable {
    case hash
    case none
  }

  public static let `public` = OSLogPrivacy(name: "public")
  public static let `private` = OSLogPrivacy(name: "private")
  public static let sensitive = OSLogPrivacy(name: "sensitive")
  public static let auto = OSLogPrivacy(name: "auto")

  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }

  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

/// Where a value stands in its column.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()

  public static func left(columns: Int) -> OSLogStringAlignment { .none }

  public static func right(columns: Int) -> OSLogStringAlignment { .none }
}

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
  public static let decimal = OSLogIntegerFormatting()
  public static let hex = OSLogIntegerFormatting()
  public static let octal = OSLogIntegerFormatting()

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting { .decimal }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false
  ) -> OSLogIntegerFormatting { .hex }
}

/// How a floating-point number is written.
public struct OSLogFloatFormatting: Sendable {
  public static let fixed = OSLogFloatFormatting()
  public static let hex = OSLogFloatFormatting()
  public static let exponential = OSLogFloatFormatting()
  public static let hybrid = OSLogFloatFormatting()

  public static func fixed(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .fixed }

  public static func exponential(
    precision: @autoclosure () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting { .exponential }
}

/// How a Boolean value is written.
public enum OSLogBoolFormat: Sendable {
  case truth
  case answer
}
