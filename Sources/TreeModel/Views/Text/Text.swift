public import Foundation

/// One or more lines of text: a leaf.
nonisolated public struct Text: View, Equatable, Sendable {
  package var content: TextContent

  /// How it looks: texts that look otherwise are not equal.
  private(set) var appearance: [AppearanceAttribute] = []

  public typealias Body = Never

  /// What it shows.
  package var string: String {
    get { content.string }
    set { content = TextContent(newValue) }
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.content
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = TextContent(String(content))
  }

  public init(verbatim content: String) {
    self.content = TextContent(content)
  }

  public init(_ attributedContent: AttributedString) {
    content = TextContent(String(attributedContent.characters))
  }

  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    content = TextContent(Inflection.applied(to: resource.text))
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    content = TextContent(formatter.string(for: subject) ?? "\(subject)")
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    content = TextContent(formatter.string(for: subject) ?? "\(subject)")
  }

  /// A date's own overload: here `Date` is no `ReferenceConvertible`.
  public init(_ subject: Date, formatter: Formatter) {
    content = TextContent(formatter.string(for: subject) ?? "\(subject)")
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    content = TextContent(format.format(input))
  }

  public init(_ image: Image) {
    content = TextContent("\u{FFFC}")
  }
}

extension Text {
  /// The text with another look.
  func appearing(_ name: String, _ value: Any) -> Text {
    var text = self
    text.appearance.append(AppearanceAttribute(name, value))
    return text
  }

  /// The text with another one behind it.
  func followed(by other: Text) -> Text {
    var text = self
    text.content.append(other.content)
    if !(appearance.isEmpty && other.appearance.isEmpty) {
      text.appearance.append(AppearanceAttribute("+", other.string))
      text.appearance += other.appearance
    }
    return text
  }
}

extension Text: PrimitiveView {
  nonisolated package static func structure(_ structure: inout some Structure<Self>) {
    structure.value(\.string)
  }
}
