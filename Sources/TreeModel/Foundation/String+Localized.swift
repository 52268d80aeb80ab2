public import Foundation

// Foundation looks texts up on Apple's systems alone: the text is its key here.

extension String {
  /// A key to look a text up by, with the values in it.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    package let key: String

    public init(_ value: String) {
      key = value
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      self.init(stringInterpolation.text)
    }
  }

  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.key
  }

  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.text
  }
}

extension AttributedString {
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(Inflection.applied(to: keyAndValue.key))
  }

  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(Inflection.applied(to: defaultValue.key))
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(Inflection.applied(to: resource.text))
  }
}
