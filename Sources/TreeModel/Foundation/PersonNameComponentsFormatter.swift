public import Foundation

/// Writes and reads names as in English; Foundation has it on Apple's systems alone.
public final class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case `default`
    case short
    case medium
    case long
    case abbreviated
  }

  /// What is written.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let phonetic = Options(rawValue: 2)
  }

  public var style = Style.default
  public var isPhonetic = false
  public var locale = Locale.autoupdatingCurrent

  public func string(from components: PersonNameComponents) -> String {
    components.formatted(PersonNameComponents.FormatStyle(style: style.formatStyle))
  }

  public override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string)
  }

  public func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents.ParseStrategy().parse(string)
  }

  public static func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    components.formatted(PersonNameComponents.FormatStyle(style: nameFormatStyle.formatStyle))
  }
}

extension PersonNameComponentsFormatter.Style {
  fileprivate var formatStyle: PersonNameComponents.FormatStyle.Style {
    switch self {
    case .default, .medium: .medium
    case .short: .short
    case .long: .long
    case .abbreviated: .abbreviated
    }
  }
}
