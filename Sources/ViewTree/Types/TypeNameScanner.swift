/// Reads a type's text byte by byte.
struct TypeNameScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Returns the byte at an offset from here, 0 beyond the end.
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position + offset
    return index < bytes.count ? bytes[index] : 0
  }

  mutating func advance(_ count: Int = 1) {
    position = min(position + count, bytes.count)
  }

  mutating func rewind(to position: Int) {
    self.position = position
  }

  mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Takes a byte where it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Returns a Boolean value indicating whether a text comes next.
  func isNext(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard position + count <= bytes.count else { return false }
    for offset in 0..<count where text.utf8Start[offset] != bytes[position + offset] {
      return false
    }
    return true
  }

  func text(from start: Int) -> String {
    String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

// MARK: - Words

extension TypeNameScanner {
  /// Reads an identifier, backticks taken off where it needs none; nil where none begins here.
  mutating func identifier() -> String? {
    let start = position
    if peek() == UInt8(ascii: "`") {
      var end = position + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "`") { end += 1 }
      guard end < bytes.count, end > position + 1 else { return nil }
      position = end + 1
      let inner = String(decoding: bytes[start + 1..<end], as: UTF8.self)
      return Self.needsBackticks(inner) ? "`\(inner)`" : inner
    }
    guard Self.isIdentifierHead(peek()) else { return nil }
    while position < bytes.count, Self.isIdentifierPart(bytes[position]) { position += 1 }
    return text(from: start)
  }

  /// Reads from an opening bracket to the one that closes it; nil where it never closes.
  mutating func balanced(_ open: UInt8, _ close: UInt8) -> String? {
    let start = position
    var depth = 0
    while position < bytes.count {
      if bytes[position] == open { depth += 1 }
      if bytes[position] == close, position == start || bytes[position - 1] != UInt8(ascii: "-") {
        depth -= 1
      }
      position += 1
      if depth == 0 { return text(from: start) }
    }
    position = start
    return nil
  }

  /// Reads what tells a local type from others, as in `Row #1 in f(_: Int)`, up to what can follow a
  /// type.
  mutating func discriminator() -> String {
    let start = position
    var depth = 0
    scan: while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "<"), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ">") where bytes[position - 1] == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { break scan }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: break scan
      default: break
      }
      position += 1
    }
    while position > start, Self.isSpace(bytes[position - 1]) { position -= 1 }
    return text(from: start)
  }

  /// Returns an error at the present place.
  func error(expected: String) -> TypeNameError {
    var line = 1
    var lineStart = 0
    for index in 0..<min(position, bytes.count) where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    return TypeNameError(
      line: line, column: position - lineStart + 1, found: found(), expected: expected)
  }

  /// The word or character that stands here, quoted.
  private func found() -> String {
    guard !isAtEnd else { return "the end of the text" }
    var rest = self
    let start = position
    if let word = rest.identifier() { return "'\(word.prefix(40))'" }
    var end = start + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return "'\(String(decoding: bytes[start..<end], as: UTF8.self))'"
  }
}

// MARK: - Characters

extension TypeNameScanner {
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  /// Any byte of a character outside of ASCII counts as a letter.
  static func isIdentifierHead(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
      || byte == 0x24 || byte >= 0x80
  }

  static func isIdentifierPart(_ byte: UInt8) -> Bool {
    isIdentifierHead(byte) || isDigit(byte)
  }

  /// The words that mean something in a type, so that a type of that name stands in backticks.
  static let reserved: Set<String> = [
    "Type", "Protocol", "any", "some", "inout", "each", "repeat", "async", "throws", "rethrows",
    "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "_const", "Pack", "in",
    "nonisolated",
  ]

  private static func needsBackticks(_ name: String) -> Bool {
    guard let head = name.utf8.first, isIdentifierHead(head) else { return true }
    // Swift prints the spaces of such a name as no-break spaces.
    let isPlain = name.unicodeScalars.allSatisfy {
      $0.isASCII ? isIdentifierPart(UInt8($0.value)) : $0.properties.isXIDContinue
    }
    return !isPlain || reserved.contains(name)
  }
}
