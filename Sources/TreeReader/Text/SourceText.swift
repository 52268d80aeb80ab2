import SwiftSyntax

/// A file's text in which parts can be blanked without moving anything else.
struct SourceText {
  /// The bytes, valid UTF-8, without a byte order mark.
  private(set) var bytes: [UInt8]

  /// Creates the text of a file: a byte order mark goes, a `#!` line becomes a comment, and what is
  /// no UTF-8 becomes the replacement character.
  init(contents: [UInt8]) {
    var bytes = contents[...]
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    var text = Array(String(decoding: bytes, as: UTF8.self).utf8)
    if text.starts(with: Array("#!".utf8)) { text.replaceSubrange(0..<2, with: "//".utf8) }
    self.bytes = text
  }

  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Replaces everything in the ranges by spaces, except for line ends.
  mutating func blank(_ ranges: [Range<AbsolutePosition>]) {
    for range in ranges {
      for index in range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
      where !bytes[index].isLineEnd {
        bytes[index] = UInt8(ascii: " ")
      }
    }
  }

  /// Puts a text of the same length in the place of a range.
  mutating func replace(_ range: Range<AbsolutePosition>, by text: String) {
    let bytes = range.lowerBound.utf8Offset..<range.upperBound.utf8Offset
    precondition(bytes.count == text.utf8.count, "'\(text)' would move what follows it")
    self.bytes.replaceSubrange(bytes, with: text.utf8)
  }

  /// Puts quotes around a part of a range, and spaces in place of the rest of it.
  ///
  /// The part must neither be empty nor touch the ends of the range.
  mutating func quote(_ part: Range<AbsolutePosition>, in range: Range<AbsolutePosition>) {
    blank([range.lowerBound..<part.lowerBound, part.upperBound..<range.upperBound])
    bytes[part.lowerBound.utf8Offset - 1] = UInt8(ascii: "\"")
    bytes[part.upperBound.utf8Offset] = UInt8(ascii: "\"")
  }

  /// A Boolean value indicating whether a range is part of one line and holds nothing that a string
  /// literal would have to escape.
  func isPlain(_ range: Range<AbsolutePosition>) -> Bool {
    bytes[range.lowerBound.utf8Offset..<range.upperBound.utf8Offset].allSatisfy {
      !$0.isLineEnd && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
  }

  /// Returns the text of a range, after as many spaces as its first byte is away from its line's
  /// start: so each line of it keeps its columns.
  func padded(_ range: Range<AbsolutePosition>) -> String {
    let start = range.lowerBound.utf8Offset
    let lineStart = bytes[..<start].lastIndex { $0.isLineEnd }.map { $0 + 1 } ?? 0
    let text = String(decoding: bytes[start..<range.upperBound.utf8Offset], as: UTF8.self)
    return String(repeating: " ", count: start - lineStart) + text
  }
}

extension UInt8 {
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
