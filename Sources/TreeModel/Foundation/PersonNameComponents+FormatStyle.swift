public import Foundation

extension PersonNameComponents {
  /// Writes a name as in English: the given name first; Foundation has it on Apple's systems alone.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: Int, Codable, Hashable, Sendable {
      case short
      case medium
      case long
      case abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      switch style {
      case .short: return value.nickname ?? value.givenName ?? value.familyName ?? ""
      case .medium: return [value.givenName, value.familyName].joined(separator: " ")
      case .long:
        return [
          value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
        ].joined(separator: " ")
      case .abbreviated:
        return [value.givenName, value.familyName].map { $0.map { String($0.prefix(1)) } }
          .joined(separator: "")
      }
    }

    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
  where F.FormatInput == PersonNameComponents {
    format.format(self)
  }
}

extension [String?] {
  /// Joins the parts that a name has.
  fileprivate func joined(separator: String) -> String {
    compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator)
  }
}

extension PersonNameComponents {
  /// Reads a name as in English: the first word is the given name, the last one the family name.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}

    public func parse(_ value: String) throws -> PersonNameComponents {
      let words = value.split(separator: " ").map(String.init)
      guard let first = words.first else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      name.givenName = first
      if words.count > 1 { name.familyName = words.last }
      if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
      return name
    }
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  public var parseStrategy: PersonNameComponents.ParseStrategy { .init() }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  public static var name: Self { PersonNameComponents.ParseStrategy() }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
