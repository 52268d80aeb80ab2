/// A text to be localised later; Foundation has it on Apple's systems alone.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public let key: String

  public init(stringLiteral value: String) {
    key = value
  }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    key = stringInterpolation.text
  }
}
