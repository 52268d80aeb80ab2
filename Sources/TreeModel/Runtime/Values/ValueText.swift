import Foundation

/// Prints values for a reader of the tree: on one line, without addresses, bounded.
///
///     "Hello"   nil   5   title   Donut(name: "Plain")   Model #1   UUID #2
///
/// What is different in each run of a program is numbered by first appearance: objects, UUIDs and
/// addresses in what a value prints, and values that are cut at the same place: `"Once upo…" #2`.
package struct ValueText {
  /// The number of characters at which a text ends in `…`.
  package static let limit = 60

  /// The environment at the place of the value, which some styles depend on.
  package var environment = EnvironmentValues()

  private var objects: [ObjectIdentifier: Int] = [:]
  private var objectCounts: [String: Int] = [:]
  private var uuids: [String: Int] = [:]
  private var addresses: [String: Int] = [:]
  private var namespaces: [String: Int] = [:]

  /// The values whose texts were cut, by the text that was left and what was left out.
  private var cuts: [String: [String: Int]] = [:]

  /// What tells the value that was last printed from others, where it is too long to be shown.
  private var fingerprint: String?

  package init() {}

  /// Returns the text of a value.
  package mutating func text(of value: Any) -> String {
    let (text, number) = bounded(value)
    return text + number
  }

  /// Returns the text of an identity: as that of a value, but a string stands without quotes.
  package mutating func identity(_ id: AnyHashable) -> String {
    let (text, number) = bounded(id)
    return (id.base is String ? String(text.dropFirst().dropLast()) : text) + number
  }

  /// Returns a value's text, and a number where it is cut as another one was before.
  private mutating func bounded(_ value: Any) -> (text: String, number: String) {
    fingerprint = nil
    let text = unbounded(value)
    guard text.count > Self.limit else { return (text, "") }
    let end = text.hasPrefix("\"") ? "…\"" : "…"
    let cut = String(text.prefix(Self.limit - end.count)) + end
    let number = Self.number(of: fingerprint ?? text, in: &cuts[cut, default: [:]])
    return (cut, number == 1 ? "" : " #\(number)")
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
    case let string as String: return quoted(string)
    case let string as Substring: return quoted(String(string))
    case let number as Double: return Self.number(number)
    case let number as CGFloat: return Self.number(Double(number))
    case let number as Float: return Self.number(Double(number))
    case let text as Text: return quoted(text.string)
    case let key as LocalizedStringKey: return quoted(key.key)
    case let font as Font: return font.name
    case let uuid as UUID: return "UUID #\(number(ofUUID: uuid.uuidString))"
    case let locale as Locale: return locale.identifier
    case let zone as TimeZone: return zone.identifier
    case let calendar as Calendar: return "\(calendar.identifier)"
    case let url as URL: return numbered(url.absoluteString)
    case let path as NavigationPath:
      return "[" + path.elements.map { unbounded($0) }.joined(separator: ", ") + "]"
    case let id as Namespace.ID: return "Namespace #\(number(of: id))"
    case let style as any ShapeStyle:
      return StyleText.text(of: style, in: environment) ?? described(style)
    default: return described(value)
    }
  }

  private mutating func described(_ value: Any) -> String {
    let type = Swift.type(of: value)
    if type is AnyObject.Type, !(value is any CustomStringConvertible) {
      return object(value as AnyObject)
    }
    let text = String(describing: value)
    takeFingerprint(of: text)
    // Nothing can be told of a function, and little of what holds one.
    if text.contains("(Function)") {
      return text == "(Function)" ? "function" : stable("\(type)") + "(…)"
    }
    return stable(text)
  }

  private mutating func takeFingerprint(of text: String) {
    // An address is no part of a value.
    guard text.utf8.count > Self.limit, !text.contains("0x") else { return }
    fingerprint = "\(text.hashValue)"
  }

  private mutating func object(_ object: AnyObject) -> String {
    let name = "\(type(of: object))"
    let identity = ObjectIdentifier(object)
    let number = objects[identity] ?? objectCounts[name, default: 0] + 1
    if objects.updateValue(number, forKey: identity) == nil { objectCounts[name] = number }
    return "\(name) #\(number)"
  }
}

// MARK: - What is different in each run

extension ValueText {
  private mutating func number(of namespace: Namespace.ID) -> Int {
    Self.number(of: "\(namespace.number)", in: &namespaces)
  }

  private mutating func number(ofUUID text: some StringProtocol) -> Int {
    Self.number(of: text.uppercased(), in: &uuids)
  }

  private static func number(of text: String, in numbers: inout [String: Int]) -> Int {
    let number = numbers[text] ?? numbers.count + 1
    numbers[text] = number
    return number
  }

  /// Takes a UUID or an address off the start of a text, and returns what is shown in its place.
  private mutating func unstableWord(_ rest: inout Substring) -> String? {
    let uuid = rest.prefix(Self.uuidLength)
    if uuid.count == Self.uuidLength, uuid.dropFirst(8).first == "-",
      UUID(uuidString: String(uuid)) != nil
    {
      rest = rest[uuid.endIndex...]
      return "UUID #\(number(ofUUID: uuid))"
    }
    guard rest.hasPrefix("0x") else { return nil }
    let digits = rest.dropFirst(2).prefix(while: \.isHexDigit)
    // Shorter ones are colours and the like.
    guard digits.count > 8 else { return nil }
    rest = rest[digits.endIndex...]
    let address = String(digits.drop { $0 == "0" })
    return "object #\(Self.number(of: address, in: &addresses))"
  }

  private static let uuidLength = 36

  /// Returns the start of a text, as much as is shown, with UUIDs and addresses numbered.
  private mutating func numbered(_ text: String) -> String {
    let text = text.prefix(4 * Self.limit)
    guard text.utf8.contains(UInt8(ascii: "-")) || text.contains("0x") else { return String(text) }
    var result = ""
    var rest = text
    while let first = rest.first {
      guard first.isLetter || first.isNumber else {
        result.append(first)
        rest = rest.dropFirst()
        continue
      }
      if let shown = unstableWord(&rest) {
        result += shown
      } else {
        let word = rest.prefix { $0.isLetter || $0.isNumber }
        result += word
        rest = rest[word.endIndex...]
      }
    }
    return result
  }

  /// Returns a text on one line that is the same in each run: without modules, UUIDs and addresses.
  private mutating func stable(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        result += " "
      } else if first.isLetter || first.isNumber || first == "_" {
        if let shown = unstableWord(&rest) {
          result += shown
          continue
        }
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest[word.endIndex...]
        if ["Main", "TreeModel", "SwiftUI"].contains(word), rest.first == "." {
          rest = rest.dropFirst()
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
}

// MARK: - Texts

extension ValueText {
  private static func number(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func quoted(_ string: String) -> String {
    var text = "\""
    takeFingerprint(of: string)
    for scalar in numbered(string).unicodeScalars.prefix(4 * Self.limit) {
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
