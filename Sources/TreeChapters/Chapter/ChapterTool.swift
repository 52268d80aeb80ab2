/// What reads the options of a block and makes its figure: the command line, whose commands these are.
package protocol ChapterTool: Sendable {
  /// The version that figures note.
  var version: String { get }

  /// Reads the words of a comment.
  ///
  /// - Parameters:
  ///   - words: the words.
  ///   - defaults: those of the chapter, each of which holds where the block does not say otherwise.
  /// - Returns: what they ask for.
  /// - Throws: ``ChapterError/options(_:)``.
  func settings(_ words: [String], defaults: [String]) throws(ChapterError) -> BlockSettings

  /// Makes a figure, whatever the outcome; called from several threads at once.
  func result(of job: FigureJob) -> FigureResult

  /// Reads a file.
  func read(_ path: String) throws(ChapterError) -> [UInt8]

  /// Writes a file so that it is the old or the new one, never a part.
  func write(_ bytes: [UInt8], to path: String) throws(ChapterError)
}

/// What the comment before a block asks for.
package struct BlockSettings: Sendable, Hashable {
  package enum Role: Sendable, Hashable {
    case figure
    /// Compiled with all blocks below it, and not drawn.
    case shared
    /// Must not compile: its errors are the output.
    case failing
  }

  package var role: Role
  package var name: String?

  /// The names of the blocks above that this one builds on.
  package var after: [String]

  /// A Boolean value indicating whether it is compiled without what is shared.
  package var isAlone: Bool
  package var caption: String?
  package var alternative: String?

  /// The folder of the figures, from that of the chapter.
  package var folder: String?

  /// The file that the listing is part of, then those that are compiled with it.
  package var files: [String]

  /// A Boolean value indicating whether links name the file without its folder.
  package var hasBareLinks: Bool

  /// A Boolean value indicating whether the views are named that are shown.
  package var namesViews: Bool

  /// The command and its options, each word as on a command line.
  package var words: [String]

  package init(
    role: Role = .figure, name: String? = nil, after: [String] = [], isAlone: Bool = false,
    caption: String? = nil, alternative: String? = nil, folder: String? = nil,
    files: [String] = [], hasBareLinks: Bool = false, namesViews: Bool = false, words: [String]
  ) {
    self.role = role
    self.name = name
    self.after = after
    self.isAlone = isAlone
    self.caption = caption
    self.alternative = alternative
    self.folder = folder
    self.files = files
    self.hasBareLinks = hasBareLinks
    self.namesViews = namesViews
    self.words = words
  }
}
