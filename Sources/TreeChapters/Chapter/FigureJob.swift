/// A figure to be made: sources, which of their views are shown, and how.
package struct FigureJob: Sendable, Hashable {
  /// The name of the block: its files begin with it.
  package var name: String

  /// The sources, those that the block builds on first, its own last.
  package var sources: [FigureSource]

  /// The lines of its own source whose views are shown, from 1.
  package var shownLines: ClosedRange<Int>

  /// A Boolean value indicating whether views outside of these lines are shown where they are named.
  package var namesViews: Bool

  /// A Boolean value indicating whether the source must not compile.
  package var mustFail: Bool

  /// The command and its options.
  package var words: [String]
}

/// A source of a figure, and where its lines stand in the files that the author sees.
package struct FigureSource: Sendable, Hashable {
  /// The name under which it is compiled.
  package var path: String
  package var contents: [UInt8]

  /// The file that messages name.
  var shownPath: String

  /// For each line, from 1, where it stands; empty where the file is the source.
  var places: [Place]

  struct Place: Sendable, Hashable {
    var line: Int
    var column: Int
  }
}

extension FigureSource {
  init(path: String, lines: [ListingLine], of chapter: String) {
    self.path = path
    contents = lines.flatMap { $0.bytes + [0x0A] }
    shownPath = chapter
    places = lines.map { Place(line: $0.line, column: $0.column) }
  }
}

// MARK: - Identity

extension FigureJob {
  /// All that the figure depends on but treeviz itself, each part behind its length.
  ///
  /// Where the block stands in its chapter is no part of it.
  var key: [UInt8] {
    var parts = [Array(name.utf8), Array("\(shownLines) \(namesViews) \(mustFail)".utf8)]
    parts += words.map { Array($0.utf8) }
    for source in sources { parts += [Array(source.path.utf8), source.contents] }
    return parts.flatMap { Array("\($0.count) ".utf8) + $0 }
  }
}
