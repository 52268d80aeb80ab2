import Glibc
import ViewTree

/// The folders of figures of a run: what stands there, and whose it is.
struct FigureFolder {
  private let run: ChapterRun

  private let chapters: [PlannedChapter]

  /// The block that each file is a figure of, by ``key(of:)``.
  private var owners: [String: Owner] = [:]

  /// The blocks whose figures are all known: what else notes to be theirs is orphaned.
  private var settled: Set<String> = []

  /// The folders in which figures were found.
  private var folders: Set<String> = []

  /// The chapters as they are to be.
  private var texts: [String: [UInt8]] = [:]

  /// The names of the blocks of chapters that this run is not about; nil where one cannot be planned.
  private var blocksOfOthers: [String: Set<String>?] = [:]

  private struct Owner {
    let chapter: String
    let block: String
    let line: Int
  }

  init(_ run: ChapterRun, chapters: [PlannedChapter]) {
    self.run = run
    self.chapters = chapters
  }

  /// Returns what tells a file from others: links are followed, and capitals make no difference, since some
  /// file systems tell no others.
  private static func key(of path: String) -> String { RelativePath.absolute(path).lowercased() }

  /// Returns the figure that stands at a path; nil where there is none.
  ///
  /// - Throws: ``ChapterError`` where it is none of the block's.
  mutating func existing(
    _ path: String, of block: PlannedBlock, in chapter: PlannedChapter
  ) throws(ChapterError) -> StampedFigure? {
    let key = Self.key(of: path)
    if let owner = owners[key] {
      guard owner.chapter == chapter.path else {
        throw .figureOfAnother(path, chapter: owner.chapter)
      }
      throw .sameFigure(path, block: owner.block, line: owner.line)
    }
    owners[key] = Owner(
      chapter: chapter.path, block: block.name, line: block.marked.line)
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    guard let figure = StampedFigure(name: path, bytes: try run.tool.read(path)),
      let stamp = figure.stamp
    else { throw .foreignFigure(path) }
    let other = Self.chapter(of: stamp, at: path)
    guard other != RelativePath.plain(chapter.path), hasBlock(stamp.block, other) else {
      return figure
    }
    throw .figureOfAnother(path, chapter: other)
  }

  /// Returns a Boolean value indicating whether a chapter has a block of a name; a block may have moved.
  private mutating func hasBlock(_ name: String, _ chapter: String) -> Bool {
    guard access(chapter, F_OK) == 0 else { return false }
    if let known = chapters.first(where: { RelativePath.plain($0.path) == chapter }) {
      return known.blockNames?.contains(name) ?? true
    }
    if let known = blocksOfOthers[chapter] { return known?.contains(name) ?? true }
    let names = try? ChapterPlanner.plan(chapter, tool: run.tool, options: run.options).blockNames
    blocksOfOthers.updateValue(names, forKey: chapter)
    return names?.contains(name) ?? true
  }

  /// Notes that all figures of a block are known.
  mutating func settle(_ block: PlannedBlock, of chapter: PlannedChapter) {
    settled.insert("\(chapter.path)#\(block.name)")
  }

  /// Notes what a chapter is to be.
  mutating func settle(_ chapter: PlannedChapter, as text: [UInt8]) {
    texts[RelativePath.plain(chapter.path)] = text
  }

  /// Returns a Boolean value indicating whether a path is a figure that a block made, or one of the
  /// chapter that is none any more.
  mutating func isFigure(
    _ path: String, of block: PlannedBlock, in chapter: PlannedChapter
  ) -> Bool {
    guard let bytes = try? run.tool.read(path),
      let stamp = StampedFigure(name: path, bytes: bytes)?.stamp,
      Self.chapter(of: stamp, at: path) == RelativePath.plain(chapter.path),
      stamp.block == block.name || !chapter.blocks.contains(where: { $0.name == stamp.block })
    else { return false }
    folders.insert(RelativePath.folder(of: path))
    return true
  }

  private static func chapter(of stamp: FigureStamp, at path: String) -> String {
    RelativePath.joined(RelativePath.folder(of: path), stamp.chapter)
  }
}

// MARK: - Orphans

extension FigureFolder {
  /// Removes the figures that no block makes any more, or says which they are.
  ///
  /// One that its chapter still shows is not removed: the author is told of the link.
  mutating func sweep(_ report: inout ChapterReport) -> ChapterRun.Ending {
    var ending = ChapterRun.Ending.current
    for path in figures() where owners[Self.key(of: path)] == nil {
      // A copy under another name is the author's.
      guard let bytes = try? run.tool.read(path),
        let stamp = StampedFigure(name: path, bytes: bytes)?.stamp,
        RelativePath.lastComponent(of: path).hasPrefix(stamp.block)
      else { continue }
      let owner = Self.chapter(of: stamp, at: path)
      guard isOrphan(stamp, at: path, owner: owner) else { continue }
      if let line = link(to: path, in: owner) {
        ending = .failed
        report.say(
          Diagnostic(
            .error,
            "this leads to '\(path)', which no block makes any more; remove it"
              + (hasBlock(stamp.block, owner) ? "" : ", or mark a block with name=\(stamp.block)"),
            at: Diagnostic.Location(path: owner, line: line, column: 1)))
      } else if run.options.isCheck {
        ending = .failed
        let reason =
          access(owner, F_OK) == 0
          ? "no block of '\(owner)' makes it, '\(stamp.block)' made it once"
          : "its chapter '\(owner)' is not there any more"
        report.say(
          Diagnostic(
            .error, "'\(path)' is orphaned: \(reason)", at: Diagnostic.Location(path: owner)))
        report.canMend(advised(owner))
      } else if unlink(path) == 0 {
        run.events.wrote("\(path) (removed)")
      }
    }
    return ending
  }

  /// The pictures in the folders of the chapters' figures, and in those that were looked through.
  private func figures() -> [String] {
    var folders = folders.union(run.files.folders)
    folders.formUnion(chapters.flatMap { $0.blocks.map(\.folder) })
    folders.formUnion(chapters.map { RelativePath.joined($0.folder, run.options.folder) })
    return folders.sorted().flatMap { folder in
      (FolderListing.names(in: folder) ?? []).filter(StampedFigure.isName).map { name in
        folder.isEmpty ? name : "\(folder)/\(name)"
      }
    }
  }

  /// Returns the line, from 1, in which a chapter shows a figure.
  private func link(to path: String, in chapter: String) -> Int? {
    guard let text = texts[chapter] ?? (try? run.tool.read(chapter)) else { return nil }
    return ShownFigures(in: MarkdownLines(text)).lines(of: path, from: chapter).first.map { $0 + 1 }
  }

  /// A figure of a block or chapter that is not there any more is the first shard's business.
  private func isOrphan(_ stamp: FigureStamp, at path: String, owner: String) -> Bool {
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
  private func advised(_ owner: String) -> String {
    guard !chapters.contains(where: { RelativePath.plain($0.path) == owner }) else { return owner }
    return run.files.folders.filter { RelativePath.isInside(owner, of: $0.isEmpty ? "." : $0) }
      .min { $0.count < $1.count }.map { $0.isEmpty ? "." : $0 } ?? owner
  }
}

// MARK: - Links that lead to nothing

extension FigureFolder {
  /// Says which links that treeviz wrote lead to figures that are not there.
  ///
  /// Where this shard is not the only one, others may be about to draw them.
  func tellMissing(_ report: inout ChapterReport) -> ChapterRun.Ending {
    guard run.options.shard.count == 1 else { return .current }
    var ending = ChapterRun.Ending.current
    for chapter in chapters where chapter.problems.isEmpty {
      let source = MarkdownLines(texts[RelativePath.plain(chapter.path)] ?? chapter.bytes)
      for line in source.textLines {
        guard let link = ImageLink(source.bytes[source.lines[line].range]),
          AlternativeText.isOwn(link.alternative), isMissing(link, in: chapter)
        else { continue }
        ending = .failed
        report.say(
          Diagnostic(
            .error, "this leads to '\(link.destination)', which is not there; remove it",
            at: Diagnostic.Location(
              path: chapter.path, line: line + 1, column: source.column(ofLine: line))))
      }
    }
    return ending
  }

  private func isMissing(_ link: ImageLink, in chapter: PlannedChapter) -> Bool {
    guard !link.destination.contains("://"), !link.destination.hasPrefix("/") else { return false }
    let path = String(link.destination.prefix { $0 != "?" && $0 != "#" })
    let name = RelativePath.lastComponent(of: path)
    // What is wrong with the figure of a block was said of the block.
    guard !chapter.blocks.contains(where: { name.hasPrefix($0.name) }) else { return false }
    let folders = Set([chapter.folder] + chapter.blocks.map(\.folder))
    return !folders.contains { access(RelativePath.joined($0, path), F_OK) == 0 }
  }
}

/// The files of a folder.
enum FolderListing {
  /// Returns the names of what is in a folder, sorted, hidden files aside; nil where it cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder.isEmpty ? "." : folder) else { return nil }
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
