/// What a typed text is before it is drawn: one line of characters that every format can hold.
enum TextCleaning {
  /// Returns the text with white space that would break the line as a space, with what XML
  /// cannot hold as the replacement character, and with what turns the direction of writing by its
  /// number: `\u{202E}`.
  static func oneLine(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var cleaned = String.UnicodeScalarView()
    var previous: Unicode.Scalar = "a"
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A where previous == "\r": continue
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: cleaned.append(" ")
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF, 0xFDD0...0xFDEF: cleaned.append("\u{FFFD}")
      // They would turn over what is written behind them, in the figure and in its file.
      case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
        cleaned += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
      default: cleaned.append(scalar)
      }
    }
    return String(cleaned)
  }
}
