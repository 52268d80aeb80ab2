import Foundation

/// Prints values for a reader of the tree: on one line, without addresses, bounded.
///
///     "Hello"   nil   5   title   Donut(name: "Plain")   Model #1   UUID #2
///
/// What is different in each run of a program is numbered by first appearance: objects, UUIDs and
/// addresses in what a value prints.
package struct ValueText {
  /// The number of characters at which a text ends in `…`.
  package static let limit = 60

  private var objects: [ObjectIdentifier: Int] = [:]
  private var objectCounts: [String: Int] = [:]
  private var uuids: [String: Int] = [:]
  private var addresses: [String: Int] = [:]

  package init() {}

  /// Returns the text of a value.
  package mutating func text(of value: Any) -> String {
    Self.bounded(unbounded(value))
  }

  /// Returns the text of an identity: as that of a value, but a string stands without quotes.
  package mutating func identity(_ id: AnyHashable) -> String {
    let text = text(of: id)
    return id.base is String ? String(text.dropFirst().dropLast()) : text
  }

  private mutating func unbounded(_ value: Any) -> String {
    if let optional = value as? any OptionalValue {
      return optional.wrapped.map { unbounded($0) } ?? "nil"
    }
    if type(of: value) == AnyHashable.self, let identity = value as? AnyHashable {
      return unbounded(identity.base)
    }
    switch value {
    case let text as PlainText: return text.text
    case let string as String: return Self.quoted(string)
    case let string as Substring: return Self.quoted(String(string))
    case let number as Double: return Self.number(number)
    case let number as CGFloat: return Self.number(Double(number))
    case let number as Float: return Self.number(Double(number))
    case let text as Text: return Self.quoted(text.string)
    case let key as LocalizedStringKey: return Self.quoted(key.key)
    case let font as Font: return font.name
    case let uuid as UUID: return "UUID #\(Self.number(of: uuid.uuidString, in: &uuids))"
    case let locale as Locale: return locale.identifier
    case let zone as TimeZone: return zone.identifier
    case let calendar as Calendar: return "\(calendar.identifier)"
    case let url as URL: return url.absoluteString
    default: return described(value)
    }
  }

  private mutating func described(_ value: Any) -> String {
    let type = Swift.type(of: value)
    if type is AnyObject.Type, !(value is any CustomStringConvertible) {
      return object(value as AnyObject)
    }
    let text = String(describing: value)
    // Nothing can be told of a function, and little of what holds one.
    if text.contains("(Function)") { return text == "(Function)" ? "function" : stable("\(type)") }
    return stable(text)
  }

  private mutating func object(_ object: AnyObject) -> String {
    let name = "\(type(of: object))"
    let identity = ObjectIdentifier(object)
    let number = objects[identity] ?? objectCounts[name, default: 0] + 1
    if objects.updateValue(number, forKey: identity) == nil { objectCounts[name] = number }
    return "\(name) #\(number)"
  }
}

// MARK: - Texts

extension ValueText {
  /// Returns a text on one line that is the same in each run: without modules, UUIDs and addresses.
  private mutating func stable(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        result += " "
      } else if first.isLetter || first.isNumber || first == "_" {
        let uuid = rest.prefix(36)
        if uuid.count == 36, UUID(uuidString: String(uuid)) != nil {
          result += "UUID #\(Self.number(of: String(uuid), in: &uuids))"
          rest = rest[uuid.endIndex...]
          continue
        }
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[word.endIndex...]
        if ["Main", "TreeModel", "SwiftUI"].contains(word), rest.first == "." {
          rest = rest.dropFirst()
        } else if word.hasPrefix("0x"), word.count > 6 {
          result += "object #\(Self.number(of: String(word), in: &addresses))"
        } else {
          result += word
        }
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
      if result.count > 4 * Self.limit { break }
    }
    return result
  }

  private static func number(of text: String, in numbers: inout [String: Int]) -> Int {
    let number = numbers[text] ?? numbers.count + 1
    numbers[text] = number
    return number
  }

  private static func number(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars.prefix(4 * limit) {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      default:
        let isControl = scalar.properties.generalCategory == .control
        text += isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return text + "\""
  }

  private static func bounded(_ text: String) -> String {
    guard text.count > limit else { return text }
    let end = text.hasPrefix("\"") ? "…\"" : "…"
    return text.prefix(limit - end.count) + end
  }
}

/// A text that stands in the braces as it is.
package struct PlainText: Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

/// An optional, of whatever it wraps.
package protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  package var wrapped: Any? { self }
}
