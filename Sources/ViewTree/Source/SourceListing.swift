/// A part of a source file as a figure shows it: its lines in coloured pieces.
package struct SourceListing: Codable, Sendable, Hashable {
  /// The number of the first line in its file, from 1.
  package var firstLine: Int

  /// The lines, each as its pieces from left to right; all of them with their blanks.
  package var lines: [[Piece]]

  package init(firstLine: Int, lines: [[Piece]]) {
    self.firstLine = firstLine
    self.lines = lines
  }

  /// A piece of a line that has one colour.
  package struct Piece: Codable, Sendable, Hashable {
    package var text: String
    package var kind: Kind

    package init(_ text: String, _ kind: Kind) {
      self.text = text
      self.kind = kind
    }
  }

  /// What a piece is in the language.
  package enum Kind: String, Codable, Sendable, Hashable, CaseIterable {
    case plain
    case keyword
    case type
    case attribute
    case string
    case number
    case comment
  }
}

// MARK: - Parts

extension SourceListing {
  /// Returns some of the lines, without blank ones around them and without what all are indented by.
  ///
  /// - Parameters:
  ///   - first: the first line's number.
  ///   - last: the last line's number.
  /// - Returns: the part.
  package func part(from first: Int, through last: Int) -> SourceListing {
    let range = max(0, first - firstLine)..<min(lines.count, last - firstLine + 1)
    var part = Array(lines[range])
    var start = firstLine + range.lowerBound
    while let line = part.first, Self.isBlank(line) {
      part.removeFirst()
      start += 1
    }
    while let line = part.last, Self.isBlank(line) { part.removeLast() }
    let indent = part.filter { !Self.isBlank($0) }.map(Self.indent).min() ?? 0
    return SourceListing(
      firstLine: start, lines: part.map { Self.isBlank($0) ? [] : Self.dropping(indent, of: $0) })
  }

  private static func isBlank(_ line: [Piece]) -> Bool {
    line.allSatisfy { $0.text.allSatisfy(\.isWhitespace) }
  }

  private static func indent(_ line: [Piece]) -> Int {
    line.map(\.text).joined().prefix { $0 == " " }.count
  }

  private static func dropping(_ count: Int, of line: [Piece]) -> [Piece] {
    var rest = count
    return line.compactMap { piece in
      let dropped = min(rest, piece.text.count)
      rest -= dropped
      return dropped == piece.text.count
        ? nil : Piece(String(piece.text.dropFirst(dropped)), piece.kind)
    }
  }
}
