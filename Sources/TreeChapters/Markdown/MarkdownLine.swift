/// A line of a Markdown file: where it stands.
struct MarkdownLine: Sendable, Hashable {
  /// The offset of its first byte.
  let start: Int

  /// The offset of what follows the marks of the lists and quotes that it is in. Where the line is none
  /// of HTML or code, all blanks and marks of quotes are left out.
  var content: Int

  /// The offset behind its last byte, its line break aside.
  let end: Int

  /// The offset of the next line.
  let next: Int

  /// The number of spaces that stand before the content where a tab reaches into it.
  var padding = 0
}

extension MarkdownLine {
  /// Reads a line.
  init(at start: Int, in bytes: [UInt8]) {
    let mark = UInt8(ascii: ">")
    let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    let isPair = bytes[end...].starts(with: [0x0D, 0x0A])
    self.init(
      start: start, content: bytes[start..<end].firstIndex { !$0.isBlank && $0 != mark } ?? end,
      end: end, next: min(end + (isPair ? 2 : 1), bytes.count))
  }

  /// The bytes of its content, without the marks before it.
  var range: Range<Int> { content..<end }
}

extension UInt8 {
  /// A Boolean value indicating whether it is a space or a tab.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
