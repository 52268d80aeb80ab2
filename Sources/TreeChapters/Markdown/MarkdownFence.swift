/// The line that opens a fenced block of code.
struct MarkdownFence: Sendable, Hashable {
  let mark: UInt8
  let length: Int

  /// The columns before it, as many of which are no part of each line of code.
  let indentation: Int

  /// The offsets of what follows the marks.
  let info: Range<Int>
}

extension MarkdownFence {
  /// Reads a line from the scanner's place.
  init?(_ scanner: LineScanner) {
    let (columns, index) = scanner.indentation
    let bytes = scanner.bytes
    guard columns <= 3, index < bytes.endIndex else { return nil }
    let mark = bytes[index]
    guard mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let length = bytes[index...].prefix { $0 == mark }.count
    let info = (index + length)..<bytes.endIndex
    guard length >= 3, mark == UInt8(ascii: "~") || !bytes[info].contains(mark) else { return nil }
    self.init(mark: mark, length: length, indentation: columns, info: info)
  }

  /// Returns a Boolean value indicating whether a line ends the block.
  func isClosed(by scanner: LineScanner) -> Bool {
    let (columns, index) = scanner.indentation
    let rest = scanner.bytes[index...]
    let marks = rest.prefix { $0 == mark }.count
    return columns <= 3 && marks >= length && rest.dropFirst(marks).allSatisfy(\.isBlank)
  }

  /// Returns the language that a fence names: `swift` of `swift,ignore`, `{.swift}` and `Swift run`.
  func language(in bytes: [UInt8]) -> String {
    let word = bytes[info].drop { $0.isBlank || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ".") }
      .prefix { !$0.isBlank && !",{}:".utf8.contains($0) }
    return String(decoding: word, as: UTF8.self).lowercased()
  }
}

extension UInt8 {
  /// A Boolean value indicating whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
