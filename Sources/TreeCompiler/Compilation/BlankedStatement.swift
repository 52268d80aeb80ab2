/// A source in which a statement of a view builder shows nothing.
///
/// The compiler looks for reasons of an error in the whole body that has it, and may run out of time at an
/// expression that is right. Without that expression, it finds the error.
struct BlankedStatement {
  /// The source, with as many lines as before.
  let source: [UInt8]

  /// Blanks the statement that starts at a place.
  ///
  /// - Returns: Nil where there is no such place.
  init?(in source: [UInt8], line: Int, column: Int) {
    var start = source.startIndex
    for _ in 1..<max(line, 1) {
      guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
    }
    let lineStart = start
    start += column - 1
    guard column >= 1, start < source.endIndex else { return nil }
    if source[start] == UInt8(ascii: "{") {
      // A closure is part of the statement that its line starts with.
      start = source[lineStart...].firstIndex { !" \t".utf8.contains($0) } ?? start
    }
    let end = Self.end(of: source, from: start)
    let lines = source[start..<end].filter { $0 == UInt8(ascii: "\n") }
    self.source = source[..<start] + Array("EmptyView()".utf8) + lines + source[end...]
  }

  /// Where a statement ends: at a line's end outside of brackets, unless the next line starts with a dot, or at
  /// the bracket around it.
  private static func end(of source: [UInt8], from start: Int) -> Int {
    var depth = 0
    var isInText = false
    var index = start
    while index < source.endIndex {
      switch source[index] {
      case UInt8(ascii: "\\") where isInText: index += 1
      case UInt8(ascii: "\""): isInText.toggle()
      case _ where isInText: break
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth < 0 { return index }
      case UInt8(ascii: ";") where depth == 0: return index
      case UInt8(ascii: "\n") where depth == 0:
        let next = source[index...].first { !" \t\r\n".utf8.contains($0) }
        if next != UInt8(ascii: ".") { return index }
      default: break
      }
      index += 1
    }
    return source.endIndex
  }
}
