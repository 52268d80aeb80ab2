/// An image link that is alone on its line: `![a tree](figures/tree.svg "A caption"){width=50%}`.
struct ImageLink: Sendable, Hashable {
  /// The text alternative as it is written, escapes and all.
  var alternative: String

  /// Where it leads, without escapes.
  var destination: String
  var title: String?

  /// What Pandoc and kramdown read behind a link, in braces; empty where there is nothing.
  var attributes = ""
}

extension ImageLink {
  /// Returns a Boolean value indicating whether it leads to a place, however that is written.
  func leads(to destination: String) -> Bool {
    let path = self.destination.prefix { $0 != "?" && $0 != "#" }
    return RelativePath.plain(String(path)) == RelativePath.plain(destination)
  }

  /// A Boolean value indicating whether it holds nothing but what treeviz wrote.
  var isPlain: Bool { AlternativeText.isOwn(alternative) && title == nil && attributes.isEmpty }
}

// MARK: - Reading

extension ImageLink {
  /// Reads a line; nil where it is anything else.
  init?(_ line: some Collection<UInt8>) {
    var text = String(decoding: line, as: UTF8.self)[...]
    text = text.drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    guard text.hasPrefix("![") else { return nil }
    text = text.dropFirst(2)
    guard let alternative = Self.alternative(&text), text.popFirst() == "(",
      let destination = Self.destination(&text), let title = Self.title(&text),
      text.popFirst() == ")"
    else { return nil }
    guard text.isEmpty || (text.hasPrefix("{") && text.firstIndex(of: "}") == text.indices.last)
    else { return nil }
    self.alternative = alternative
    self.destination = destination
    self.title = title.isEmpty ? nil : title
    attributes = String(text)
  }

  /// Reads up to the bracket that closes the text alternative.
  private static func alternative(_ text: inout Substring) -> String? {
    var depth = 1
    var alternative = ""
    while let character = text.popFirst() {
      if character == "\\", let next = text.popFirst() {
        alternative += "\\\(next)"
        continue
      }
      if character == "[" { depth += 1 }
      if character == "]" { depth -= 1 }
      if depth == 0 { return alternative }
      alternative.append(character)
    }
    return nil
  }

  private static func destination(_ text: inout Substring) -> String? {
    if text.hasPrefix("<") {
      guard let end = text.firstIndex(of: ">") else { return nil }
      let inner = text[text.index(after: text.startIndex)..<end]
      text = text[text.index(after: end)...]
      return decoded(inner)
    }
    let word = text.prefix { $0 != " " && $0 != "\t" && $0 != ")" }
    guard !word.isEmpty, !word.contains("(") else { return nil }
    text = text.dropFirst(word.count)
    return decoded(word)
  }

  /// Reads a title, empty where there is none.
  private static func title(_ text: inout Substring) -> String? {
    text = text.drop { $0 == " " || $0 == "\t" }
    guard let quote = text.first, quote == "\"" || quote == "'" else { return "" }
    text.removeFirst()
    var title = ""
    while let character = text.popFirst() {
      if character == quote {
        text = text.drop { $0 == " " || $0 == "\t" }
        return title
      }
      title.append(character == "\\" ? text.popFirst() ?? "\\" : character)
    }
    return nil
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
    let caption = title.map { " \"\(Self.escaped($0, also: "\""))\"" } ?? ""
    let (path, query) = (
      destination.prefix { $0 != "?" && $0 != "#" }, destination.drop { $0 != "?" && $0 != "#" }
    )
    return "![\(alternative)](\(Self.encoded(String(path)))\(query)\(caption))\(attributes)"
  }

  /// Returns a text as it stands between the brackets: all that is Markdown in it means itself.
  static func escapedAlternative(_ text: String) -> String {
    escaped(text.map { $0.isNewline ? " " : String($0) }.joined(), also: "[]*_")
  }

  /// Code and HTML bind closer than links; `\<` is not known to every reader.
  private static func escaped(_ text: String, also special: String) -> String {
    text.map { character in
      switch character {
      case "<": "&lt;"
      case "`", "\\": "\\\(character)"
      default: special.contains(character) ? "\\\(character)" : String(character)
      }
    }.joined()
  }

  static func encoded(_ destination: String) -> String {
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
