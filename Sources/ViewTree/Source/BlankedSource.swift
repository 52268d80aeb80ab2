/// A source in which a statement of a view builder shows nothing.
package struct BlankedSource: Codable, Sendable, Hashable {
  /// What to blank.
  package struct Request: Codable, Sendable, Hashable {
    package var source: String

    /// A place in the statement: the line, from 1, and the column in UTF-8 bytes, from 1.
    package var line: Int
    package var column: Int

    package init(source: String, line: Int, column: Int) {
      self.source = source
      self.line = line
      self.column = column
    }
  }

  /// The source, with as many lines as before.
  package var source: String

  /// The first and the last line of the statement.
  package var firstLine: Int
  package var lastLine: Int

  /// The lines on which that starts which is around the statement: other statements, closures, functions.
  package var linesAround: [Int]

  package init(source: String, firstLine: Int, lastLine: Int, linesAround: [Int]) {
    self.source = source
    self.firstLine = firstLine
    self.lastLine = lastLine
    self.linesAround = linesAround
  }
}
