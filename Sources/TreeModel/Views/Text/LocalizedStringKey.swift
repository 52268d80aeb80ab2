public import Foundation

/// The key of a localised text; the text itself here, since nothing is looked up.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  package let content: TextContent

  public init(_ value: String) {
    content = TextContent(value).inflected()
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    content = stringInterpolation.content.inflected()
  }

  /// The text.
  package var key: String { content.string }

  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package private(set) var content = TextContent()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// The text as it is now.
    package var text: String { content.string }

    public mutating func appendLiteral(_ literal: String) {
      content.append(literal)
    }

    public mutating func appendInterpolation(_ string: String) {
      content.append(string)
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      content.append(formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      content.append(formatter?.string(for: subject) ?? "\(subject)")
    }

    /// A date's own overload: here `Date` is no `ReferenceConvertible`.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter? = nil) {
      content.append(formatter?.string(for: subject) ?? "\(subject)")
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      appendInterpolation(Text(date, style: style))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      appendInterpolation(Text(dates))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      appendInterpolation(Text(interval))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      appendInterpolation(
        Text(
          timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
          showsHours: showsHours))
    }

    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      content.append(resource.text)
    }

    public mutating func appendInterpolation(accessibilityName color: Color) {
      content.append(color.description)
    }

    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      content.append(format.format(input))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      appendInterpolation(value, specifier: formatSpecifier(T.self))
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      content.append(formatted(value._arg, specifier, isGrouped: value.isLong))
    }

    public mutating func appendInterpolation(_ text: Text) {
      content.append(text.content)
    }

    public mutating func appendInterpolation(_ image: Image) {
      content.append("\u{FFFC}")
    }

    public mutating func appendInterpolation(_ attributed: AttributedString) {
      content.append(String(attributed.characters))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) {
      content.append("\(value)")
    }
  }
}

/// A value that `printf` knows how to print.
public protocol _FormatSpecifiable: Equatable {
  associatedtype _Arg: CVarArg

  var _arg: _Arg { get }
  var _specifier: String { get }
}

/// Returns a number as a format says, with the separators of English where it has thousands, as SwiftUI shows it
/// in a localized text.
private func formatted(_ argument: any CVarArg, _ specifier: String, isGrouped: Bool) -> String {
  isGrouped
    ? String(format: specifier, locale: Locale(identifier: "en_US"), argument)
    : String(format: specifier, argument)
}

extension _FormatSpecifiable {
  /// A Boolean value indicating whether it is a number that may be printed with thousands.
  fileprivate var isLong: Bool {
    switch self {
    case let number as any BinaryInteger: Double(number).magnitude >= 1000
    case let number as any BinaryFloatingPoint: Double(number).magnitude >= 999
    default: false
    }
  }
}

private func formatSpecifier<T: _FormatSpecifiable>(_ type: T.Type) -> String {
  switch type {
  case is Double.Type, is CGFloat.Type: "%lf"
  case is Float.Type: "%f"
  case is UInt.Type, is UInt64.Type: "%llu"
  case is UInt32.Type, is UInt16.Type, is UInt8.Type: "%u"
  case is Int32.Type, is Int16.Type, is Int8.Type: "%d"
  default: "%lld"
  }
}

extension _FormatSpecifiable where Self: CVarArg {
  public var _arg: Self { self }
  public var _specifier: String { formatSpecifier(Self.self) }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}

extension CGFloat: _FormatSpecifiable {
  public var _arg: Double { Double(self) }
  public var _specifier: String { formatSpecifier(CGFloat.self) }
}
