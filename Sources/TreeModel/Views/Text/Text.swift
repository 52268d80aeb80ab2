public import Foundation

/// One or more lines of text: a leaf.
nonisolated public struct Text: View, Equatable, Sendable {
  package var string: String

  public typealias Body = Never

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.key
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  public init(verbatim content: String) {
    string = content
  }

  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    string = resource.text
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? "\(subject)"
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? "\(subject)"
  }

  /// A date's own overload: here `Date` is no `ReferenceConvertible`.
  public init(_ subject: Date, formatter: Formatter) {
    string = formatter.string(for: subject) ?? "\(subject)"
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  public init(_ image: Image) {
    string = "\u{FFFC}"
  }
}

extension Text: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.string)
  }
}
