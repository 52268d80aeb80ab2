/// Writes XML into bytes.
struct XMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes markup as it stands.
  mutating func markup(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes text so that it is read as it stands, in an element or in an attribute.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for (index, byte) in utf8.enumerated() {
        guard let entity = Self.entity(for: byte) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
        entity.withUTF8Buffer { bytes.append(contentsOf: $0) }
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
  }

  private static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  /// Writes an attribute with a blank before it.
  mutating func attribute(_ name: String, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    text(value)
    markup("\"")
  }

  mutating func attribute(_ name: String, _ value: Int) {
    attribute(name, Hundredths(value * 100))
  }

  mutating func attribute(_ name: String, _ value: Hundredths) {
    markup(" ")
    markup(name)
    markup("=\"")
    number(value)
    markup("\"")
  }

  /// Writes a number with at most two decimals.
  mutating func number(_ number: Hundredths) {
    let magnitude = number.value.magnitude
    if number.value < 0 { markup("-") }
    markup(String(magnitude / 100))
    let decimals = magnitude % 100
    guard decimals > 0 else { return }
    markup(decimals < 10 ? ".0" : ".")
    markup(String(decimals % 10 == 0 ? decimals / 10 : decimals))
  }

  /// Writes an element that holds nothing but text.
  mutating func element(_ name: String, _ content: String, id: String? = nil) {
    markup("<\(name)")
    if let id { attribute("id", id) }
    markup(">")
    text(content)
    markup("</\(name)>\n")
  }
}
