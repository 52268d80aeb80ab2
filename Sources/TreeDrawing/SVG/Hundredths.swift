/// A coordinate in hundredths of a point: what graphviz prints, without the ways in which its
/// versions print it.
struct Hundredths: Equatable {
  let value: Int

  init(_ value: Int) { self.value = value }

  /// Reads a decimal number at the front of the bytes and removes it; nil where there is none.
  init?(parsing bytes: inout ArraySlice<UInt8>) {
    var index = bytes.startIndex
    let end = bytes.endIndex
    var isNegative = false
    if index < end, bytes[index] == UInt8(ascii: "-") {
      isNegative = true
      index += 1
    }
    var value = 0
    var digits = 0
    while index < end, let digit = Self.digit(bytes[index]) {
      value = value &* 10 &+ digit
      digits += 1
      index += 1
    }
    value = value &* 100
    if index < end, bytes[index] == UInt8(ascii: ".") {
      index += 1
      var unit = 10
      while index < end, let digit = Self.digit(bytes[index]) {
        value = value &+ digit * unit
        unit /= 10
        digits += 1
        index += 1
      }
    }
    guard digits > 0 else { return nil }
    bytes = bytes[index...]
    self.value = isNegative ? -value : value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") ? Int(byte - UInt8(ascii: "0")) : nil
  }

  static func + (left: Self, right: Self) -> Self { Self(left.value + right.value) }
  static func - (left: Self, right: Self) -> Self { Self(left.value - right.value) }
}

/// A point of a figure, y growing downwards.
struct Point: Equatable {
  var x: Hundredths
  var y: Hundredths
}
