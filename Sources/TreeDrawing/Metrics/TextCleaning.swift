/// What a typed text is before it is drawn: one line of characters that every format can hold.
enum TextCleaning {
  /// Returns the text with white space that would break the line as a space, and with what XML
  /// cannot hold as the replacement character.
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
      default: cleaned.append(scalar)
      }
    }
    return String(cleaned)
  }
}
