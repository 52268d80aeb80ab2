public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format: of what Foundation understands elsewhere, comparisons of the value
  /// itself with a text, as `SELF MATCHES %@`. Another one ends the example where it is evaluated.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    let comparison = TextComparison(predicateFormat, args)
    self.init { value, _ in
      guard let comparison else {
        RuntimeIssue(
          .unsupported,
          "the predicate '\(predicateFormat)' cannot be evaluated: of a format, 'SELF MATCHES %@' and "
            + "the like are"
        ).end()
      }
      return comparison.holds(for: value as? String ?? "")
    }
  }
}

/// A comparison of a value with a text.
private struct TextComparison: @unchecked Sendable {
  private let relation: String
  private let options: String.CompareOptions
  private let text: String

  /// Reads `SELF CONTAINS[cd] %@`.
  init?(_ format: String, _ arguments: [any CVarArg]) {
    let words = format.split(separator: " ")
    guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@",
      arguments.count == 1, let text = arguments[0] as? String
    else { return nil }
    let parts = words[1].split(separator: "[")
    relation = parts[0].uppercased()
    guard Self.relations.contains(relation) else { return nil }
    var options: String.CompareOptions = []
    if parts.last?.contains("c") == true, parts.count == 2 { options.insert(.caseInsensitive) }
    if parts.last?.contains("d") == true, parts.count == 2 { options.insert(.diacriticInsensitive) }
    self.options = options
    self.text = text
  }

  private static let relations = ["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "=", "!="]

  func holds(for value: String) -> Bool {
    switch relation {
    case "MATCHES":
      let all = value.startIndex..<value.endIndex
      let options = options.union(.regularExpression)
      return value.range(of: "^(?:\(text))$", options: options, range: all) == all
    case "CONTAINS": return value.range(of: text, options: options) != nil
    case "BEGINSWITH": return value.range(of: text, options: options.union(.anchored)) != nil
    case "ENDSWITH":
      return value.range(of: text, options: options.union([.anchored, .backwards])) != nil
    case "!=": return value.compare(text, options: options) != .orderedSame
    default: return value.compare(text, options: options) == .orderedSame
    }
  }
}
