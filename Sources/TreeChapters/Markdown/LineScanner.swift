/// A position in a line, which counts columns as Markdown does: a tab goes on to the next multiple of
/// four.
struct LineScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int
  private(set) var column = 0

  /// The columns of a tab that are not yet passed.
  private(set) var padding = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The byte at a number of bytes from here.
  func byte(_ distance: Int = 0) -> UInt8? {
    let index = position + distance
    return index < bytes.endIndex ? bytes[index] : nil
  }

  var isAtEnd: Bool { position >= bytes.endIndex }

  /// The blanks from here on: how many columns they take, and where they end.
  var indentation: (columns: Int, end: Int) {
    var columns = padding
    var column = column + padding
    var index = position
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: " "):
        column += 1
        columns += 1
      case UInt8(ascii: "\t"):
        columns += 4 - column % 4
        column += 4 - column % 4
      default: return (columns, index)
      }
      index += 1
    }
    return (columns, index)
  }

  /// A Boolean value indicating whether only blanks follow.
  var isBlank: Bool { indentation.end >= bytes.endIndex }

  /// Passes bytes that are no tabs.
  mutating func pass(_ count: Int) {
    position += count
    column += count
  }

  /// Passes blanks of so many columns at most.
  mutating func passBlanks(columns: Int) {
    var rest = columns
    let kept = min(rest, padding)
    padding -= kept
    column += kept
    rest -= kept
    while rest > 0, let byte = byte(), byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
      let width = byte == UInt8(ascii: " ") ? 1 : 4 - column % 4
      position += 1
      let passed = min(width, rest)
      column += passed
      padding = width - passed
      rest -= passed
    }
  }
}
