import SwiftParser
import SwiftSyntax

/// Turns the value of an option into a Swift expression.
///
///     count=3            3
///     name=Anna          "Anna"     where 'name' is a String
///     scheme=dark        .dark      where nothing in the sources is called 'dark'
///     locale=de_DE       Locale(identifier: "de_DE")
struct ChangeValue {
  /// The names that code in the sources can use.
  let names: Set<String>

  /// Returns the expression.
  ///
  /// - Parameters:
  ///   - value: the value as it was written.
  ///   - type: the type of what is set, where the source tells it.
  /// - Returns: the expression; nil where the value is none.
  func expression(_ value: String, type: String?) -> String? {
    let type = type.map(Self.plain)
    let isOptional = type?.last == "?"
    switch type?.filter({ $0 != "?" && $0 != "!" }) {
    case "String", "Substring", "LocalizedStringKey":
      if isOptional, value == "nil" { return value }
      return isSwiftForText(value) ? value : Self.literal(value)
    case "Locale": return identified("Foundation.Locale(identifier: ", value, ")")
    case "TimeZone":
      return identified(
        "Foundation.TimeZone(identifier: ", value,
        ") ?? { fatalError(\"no time zone is named '\(Self.escaped(value))'\") }()")
    case "Calendar" where Self.isWord(value) && !names.contains(value):
      return "Foundation.Calendar(identifier: .\(value))"
    default: break
    }
    guard let expression = Self.parsed(value) else { return nil }
    guard Self.isWord(value), expression.is(DeclReferenceExprSyntax.self), !names.contains(value),
      value.first?.isLowercase == true, value != "self"
    else { return value }
    return ".\(value)"
  }

  /// Returns the one expression that a text is; nil where it is none, or more.
  static func parsed(_ text: String) -> ExprSyntax? {
    // A comment would hide what stands behind it.
    let tree = Parser.parse(source: text + "\n")
    guard !tree.hasError, tree.statements.count == 1, let item = tree.statements.first,
      item.semicolon == nil, case .expr(let expression) = item.item
    else { return nil }
    return expression
  }
}

// MARK: - Texts

extension ChangeValue {
  /// Returns a Boolean value indicating whether a value for a text is Swift, not the text itself:
  /// it is quoted, or ends in a call or a subscript.
  private func isSwiftForText(_ value: String) -> Bool {
    guard let expression = Self.parsed(value) else { return false }
    if value.contains("\"") { return true }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trailingTrivia.isEmpty
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return element.calledExpression.trailingTrivia.isEmpty
    }
    return false
  }

  /// Returns what is made of an identifier: `de_DE` is one, `Locale.current` is Swift.
  private func identified(_ prefix: String, _ value: String, _ suffix: String) -> String {
    guard !value.contains("."), !value.contains("("), !names.contains(value) else { return value }
    return prefix + Self.literal(value) + suffix
  }

  /// Returns a string literal of a text.
  static func literal(_ text: String) -> String { "\"\(escaped(text))\"" }

  static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\r": "\\r"
      default: String(scalar)
      }
    }.joined()
  }

  private static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.first?.isNumber == false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The name of a type without module and `Optional`.
  private static func plain(_ type: String) -> String {
    for wrapper in ["Swift.Optional<", "Optional<"] where type.hasPrefix(wrapper) {
      return plain(String(type.dropFirst(wrapper.count).dropLast())) + "?"
    }
    return type.split(separator: ".").last.map(String.init) ?? type
  }
}
