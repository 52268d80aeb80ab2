/// What a figure notes of how it was made, so that it can be told why it is stale.
///
///     treeviz-chapter version=0.1.0 from=../lists.md block=inbox source=0123456789abcdef
struct FigureStamp: Sendable, Hashable {
  /// The treeviz that made it.
  var version: String

  /// The chapter, from the folder of the figure.
  var chapter: String

  /// The block's name.
  var block: String

  /// A checksum of the sources and options.
  var source: String

  static let mark = "treeviz-chapter"
}

// MARK: - Text

extension FigureStamp {
  /// The stamp as text of plain ASCII without `--`, which no comment of XML may hold.
  var text: String {
    let parts = [("version", version), ("from", chapter), ("block", block), ("source", source)]
    return Self.mark + parts.map { " \($0)=\(Self.escaped($1))" }.joined()
  }

  init?(text: some StringProtocol) {
    let words = text.split(separator: " ")
    guard String(words.first ?? "") == Self.mark else { return nil }
    var values: [String: String] = [:]
    for word in words.dropFirst() {
      guard let equals = word.firstIndex(of: "=") else { return nil }
      values[String(word[..<equals])] = Self.unescaped(String(word[word.index(after: equals)...]))
    }
    guard let version = values["version"], let chapter = values["from"],
      let block = values["block"], let source = values["source"]
    else { return nil }
    self.init(version: version, chapter: chapter, block: block, source: source)
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let character = Character(Unicode.Scalar(byte))
      let isPlain =
        byte < 0x80 && (character.isLetter || character.isNumber || "._/".contains(character))
      if isPlain || (character == "-" && result.last != "-") {
        result.append(character)
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }

  private static func unescaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      if byte == UInt8(ascii: "%"), let value {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
