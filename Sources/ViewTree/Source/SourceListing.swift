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
