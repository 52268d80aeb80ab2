import Glibc
import ViewTree

/// The folders of figures of a run: what stands there, and whose it is.
struct FigureFolder {
  private let run: ChapterRun

  /// The chapter and block that each path is a figure of.
  private var owners: [String: String] = [:]

  /// The blocks whose figures are all known: what else notes to be theirs is orphaned.
  private var settled: Set<String> = []

  init(_ run: ChapterRun) {
    self.run = run
  }

  /// Returns the figure that stands at a path; nil where there is none.
  ///
  /// - Throws: ``ChapterError`` where it is none of the block's.
  mutating func existing(
    _ path: String, of block: PlannedBlock, in chapter: PlannedChapter
  ) throws(ChapterError) -> StampedFigure? {
    if let owner = owners[path] { throw .figureOfAnother(path, chapter: owner) }
    owners[path] = chapter.path
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard let figure = StampedFigure(name: path, bytes: try run.tool.read(path)),
      let stamp = figure.stamp
    else { throw .foreignFigure(path) }
    let other = Self.chapter(of: stamp, at: path)
    guard other != RelativePath.plain(chapter.path), access(other, F_OK) == 0 else { return figure }
    throw .figureOfAnother(path, chapter: other)
  }

  /// Notes that all figures of a block are known.
  mutating func settle(_ block: PlannedBlock, of chapter: PlannedChapter) {
    settled.insert("\(chapter.path)#\(block.name)")
  }

  /// Returns a Boolean value indicating whether a path is a figure that a chapter's blocks made.
  func isFigure(_ path: String, of chapter: PlannedChapter) -> Bool {
    guard let bytes = try? run.tool.read(path),
      let stamp = StampedFigure(name: path, bytes: bytes)?.stamp
    else { return false }
    return Self.chapter(of: stamp, at: path) == RelativePath.plain(chapter.path)
  }

  private static func chapter(of stamp: FigureStamp, at path: String) -> String {
    RelativePath.joined(RelativePath.folder(of: path), stamp.chapter)
  }
}

// MARK: - Orphans

extension FigureFolder {
  /// Removes the figures that no block makes any more, or says which they are.
  func sweep(_ chapters: [PlannedChapter]) -> ChapterRun.Ending {
    var ending = ChapterRun.Ending.current
    for path in figures(chapters) where owners[path] == nil {
      guard let bytes = try? run.tool.read(path),
        let stamp = StampedFigure(name: path, bytes: bytes)?.stamp
      else { continue }
      let owner = Self.chapter(of: stamp, at: path)
      guard isOrphan(stamp, at: path, owner: owner, chapters) else { continue }
      if run.options.isCheck {
        ending = .failed
        let reason =
          access(owner, F_OK) == 0
          ? "no block of '\(owner)' makes it, '\(stamp.block)' made it once"
          : "its chapter '\(owner)' is not there any more"
        run.events.message(
          Diagnostic(
            .error, "'\(path)' is orphaned: \(reason)", at: Diagnostic.Location(path: owner),
            notes: [run.advice(for: advised(owner, chapters))]))
      } else if unlink(path) == 0 {
        run.events.wrote("\(path) (removed)")
      }
    }
    return ending
  }

  /// The pictures in the folders of the chapters' figures, and in those that were looked through.
  private func figures(_ chapters: [PlannedChapter]) -> [String] {
    var folders = Set(chapters.flatMap { $0.blocks.map(\.folder) })
    folders.formUnion(chapters.map { RelativePath.joined($0.folder, run.options.folder) })
    folders.formUnion(run.files.folders)
    return folders.sorted().flatMap { folder in
      FolderListing.names(in: folder).filter(StampedFigure.isName).map { name in
        folder.isEmpty ? name : "\(folder)/\(name)"
      }
    }
  }

  /// A figure of a block or chapter that is not there any more is the first shard's business.
  private func isOrphan(
    _ stamp: FigureStamp, at path: String, owner: String, _ chapters: [PlannedChapter]
  ) -> Bool {
    if let chapter = chapters.first(where: { RelativePath.plain($0.path) == owner }) {
      guard chapter.problems.isEmpty else { return false }
      let block = chapter.blocks.first { $0.name == stamp.block }
      guard block?.job != nil else { return run.options.shard.number == 1 }
      return settled.contains("\(chapter.path)#\(stamp.block)")
    }
    guard run.options.shard.number == 1,
      !run.files.paths.contains(where: { RelativePath.plain($0) == owner })
    else { return false }
    let folders = run.files.folders
    return folders.contains(RelativePath.folder(of: owner))
      || (folders.contains(RelativePath.folder(of: path)) && access(owner, F_OK) != 0)
  }

  /// What to name to treeviz so that a chapter's figures are swept: the folder, where the chapter itself
  /// is none any more.
  private func advised(_ owner: String, _ chapters: [PlannedChapter]) -> String {
    guard !chapters.contains(where: { RelativePath.plain($0.path) == owner }) else { return owner }
    return run.files.folders.filter { RelativePath.isInside(owner, of: $0.isEmpty ? "." : $0) }
      .min { $0.count < $1.count }.map { $0.isEmpty ? "." : $0 } ?? owner
  }
}

/// The files of a folder.
enum FolderListing {
  /// Returns the names of what is in a folder, sorted; hidden files aside.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}

extension ChapterRun {
  /// The command that mends a chapter.
  func advice(for path: String) -> Diagnostic {
    Diagnostic(.note, "treeviz: note: mend it: \(options.command) \(path)")
  }
}
