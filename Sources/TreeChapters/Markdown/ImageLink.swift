/// An image link that is alone on its line: `![a tree](figures/tree.svg "A caption")`.
struct ImageLink: Sendable, Hashable {
  /// The text alternative as it is written, escapes and all.
  var alternative: String

  /// Where it leads, without escapes.
  var destination: String
  var title: String?
}

extension ImageLink {
  /// Reads a line; nil where it is anything else.
  init?(_ line: some Collection<UInt8>) {
    var text = String(decoding: line, as: UTF8.self)[...]
    text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    guard text.hasPrefix("![") else { return nil }
    text = text.dropFirst(2)
    var depth = 1
    var alternative = ""
    while depth > 0, let character = text.popFirst() {
      if character == "\\", let next = text.popFirst() {
        alternative += "\\\(next)"
        continue
      }
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if depth > 0 { alternative.append(character) }
    }
    guard depth == 0, text.popFirst() == "(", text.popLast() == ")" else { return nil }
    self.alternative = alternative
    guard let destination = Self.destination(&text) else { return nil }
    self.destination = destination
    text = text.drop { $0 == " " || $0 == "\t" }
    title = nil
    guard !text.isEmpty else { return }
    guard let title = Self.title(text) else { return nil }
    self.title = title
  }

  private static func destination(_ text: inout Substring) -> String? {
    if text.hasPrefix("<") {
      guard let end = text.firstIndex(of: ">") else { return nil }
      let inner = text[text.index(after: text.startIndex)..<end]
      text = text[text.index(after: end)...]
      return decoded(inner)
    }
    let word = text.prefix { $0 != " " && $0 != "\t" }
    guard !word.isEmpty, !word.contains("("), !word.contains(")") else { return nil }
    text = text.dropFirst(word.count)
    return decoded(word)
  }

  private static func title(_ text: Substring) -> String? {
    guard text.count >= 2, let first = text.first, first == "\"" || first == "'",
      text.last == first
    else { return nil }
    var title = ""
    var rest = text.dropFirst().dropLast()
    while let character = rest.popFirst() {
      if character == first { return nil }
      title.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
    }
    return title
  }

  /// Reads `%20` and the like.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Writing

extension ImageLink {
  /// The link as it is written.
  var text: String {
    let caption = title.map { " \"\(Self.escaped($0, "\"\\"))\"" } ?? ""
    return "![\(alternative)](\(Self.encoded(destination))\(caption))"
  }

  /// Returns a text as it stands between the brackets.
  static func escapedAlternative(_ text: String) -> String {
    escaped(text.map { $0.isNewline ? " " : String($0) }.joined(), "[]\\")
  }

  private static func escaped(_ text: String, _ special: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private static func encoded(_ destination: String) -> String {
    var text = ""
    for byte in destination.utf8 {
      let isPlain =
        byte > 0x20 && byte < 0x7F && !"%<>()\"'\\`[]{}|^#?".utf8.contains(byte)
      if isPlain {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
