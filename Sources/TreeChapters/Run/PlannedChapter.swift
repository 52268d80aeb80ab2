import ViewTree

/// A chapter that was read, with what its blocks ask for.
struct PlannedChapter: Sendable {
  /// The path as the user typed it.
  let path: String
  let bytes: [UInt8]
  let markup: ChapterMarkup
  var blocks: [PlannedBlock] = []

  /// What is wrong; a chapter with such is left alone.
  var problems: [Diagnostic] = []

  /// The names of its blocks; nil where something is wrong with it.
  var blockNames: Set<String>? { problems.isEmpty ? Set(blocks.map(\.name)) : nil }

  /// The folder that the chapter is in.
  var folder: String { RelativePath.folder(of: path) }
}

/// A block, planned.
struct PlannedBlock: Sendable {
  let marked: MarkedBlock
  let settings: BlockSettings
  let name: String

  /// The folder of its figures, from where treeviz runs.
  let folder: String

  /// What stands before a figure's name in a link.
  let linkPrefix: String

  /// Its own source, and the sources that it is compiled with.
  let source: FigureSource
  let context: [FigureSource]
  let shownLines: ClosedRange<Int>

  /// What is to be made; nil for what is compiled with others alone.
  var job: FigureJob? {
    guard settings.role != .shared else { return nil }
    return FigureJob(
      name: name, sources: context + [source], shownLines: shownLines,
      namesViews: settings.namesViews, mustFail: settings.role == .failing,
      // What must not compile is not run.
      words: settings.role == .failing ? ["inspect"] : settings.words)
  }
}
