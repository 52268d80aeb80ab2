import TreeCompiler
import ViewTree

/// Brings one chapter up to date: its figures, and what is below its blocks.
struct ChapterUpdate {
  private let run: ChapterRun
  private let chapter: PlannedChapter
  private let results: ChapterRun.Results
  private lazy var shownFigures = ShownFigures(in: chapter.markup.source)
  private var edits: [BlockEdit] = []
  private var writes: [(path: String, bytes: [UInt8])] = []
  private var ending = ChapterRun.Ending.current

  init(_ run: ChapterRun, _ chapter: PlannedChapter, results: ChapterRun.Results) {
    self.run = run
    self.chapter = chapter
    self.results = results
  }

  /// Works on the blocks, then writes the figures, and last the chapter.
  mutating func run(
    _ figures: inout FigureFolder, _ report: inout ChapterReport
  ) -> ChapterRun.Ending {
    for (index, block) in chapter.blocks.enumerated() {
      guard block.job != nil else {
        place([], of: block, &figures, &report)
        continue
      }
      guard let result = results[index] else { continue }
      do throws(ChapterError) {
        try update(block, result, &figures, &report)
        if result.outcome == .made || block.settings.role == .failing {
          figures.settle(block, of: chapter)
        }
      } catch {
        fail(error.description, block, &report)
      }
    }
    figures.settle(chapter, as: BlockEdit.applied(edits, to: chapter.bytes))
    write(&report)
    return ending
  }
}

// MARK: - A block

extension ChapterUpdate {
  private mutating func update(
    _ block: PlannedBlock, _ result: FigureResult, _ figures: inout FigureFolder,
    _ report: inout ChapterReport
  ) throws(ChapterError) {
    if block.settings.role == .failing, result.outcome != .fault {
      return try show(FailureText(of: result, block: block), result, &figures, &report)
    }
    say(result.messages, of: block, &report)
    switch result.outcome {
    case .fault: ending = .fault
    case .failed: ending = max(ending, .failed)
    case .made where !result.files.isEmpty: try draw(block, result, &figures, &report)
    case .made:
      guard !result.text.isEmpty else { throw .noFigure }
      let lines = OutputBlock.lines(result.text, language: result.language)
      place(lines, of: block, &figures, &report)
    }
  }

  /// Shows what the compiler says of a listing that must not compile.
  private mutating func show(
    _ failure: FailureText, _ result: FigureResult, _ figures: inout FigureFolder,
    _ report: inout ChapterReport
  ) throws(ChapterError) {
    let block = failure.block
    say(failure.others, of: block, &report)
    guard failure.hasErrors else {
      // What is about no line, as that there is no view, is none of the compiler's errors.
      let isElsewhere = failure.others.contains { ($0.location?.line ?? 0) > 0 }
      throw isElsewhere ? .failsElsewhere : .compiles
    }
    if !failure.others.isEmpty { ending = max(ending, .failed) }
    place(OutputBlock.lines(failure.text, language: "text"), of: block, &figures, &report)
  }

  private mutating func draw(
    _ block: PlannedBlock, _ result: FigureResult, _ figures: inout FigureFolder,
    _ report: inout ChapterReport
  ) throws(ChapterError) {
    var links: [ImageLink] = []
    var isTold = false
    let source = Checksum.text(of: block.job?.key ?? [])
    for file in result.files {
      let path = RelativePath.joined(block.folder, file.name)
      guard let figure = StampedFigure(name: file.name, bytes: file.bytes),
        !file.name.contains("/")
      else { throw .noFigure }
      let stamp = FigureStamp(
        version: run.tool.version,
        chapter: RelativePath.way(from: block.folder, to: chapter.path), block: block.name,
        source: source)
      let existing = try figures.existing(path, of: block, in: chapter)
      let comparison = FigureComparison(
        figure: figure, outline: file.outline, stamp: stamp, existing: existing)
      if let reason = comparison.reason(path: path) {
        if run.options.isCheck {
          fail(reason, block, &report, notes: comparison.changes)
          report.canMend(chapter.path)
          isTold = true
        } else {
          writes.append((path, figure.stamped(stamp, outline: file.outline)))
        }
      }
      // The dark one of a pair is not linked to: what shows the light one finds it.
      if file.name.contains("~dark.") { continue }
      links.append(
        ImageLink(
          alternative: ImageLink.escapedAlternative(
            block.settings.alternative ?? file.alternative),
          destination: block.linkPrefix + file.name, title: block.settings.caption))
    }
    place(links, of: block, &figures, &report, isTold: isTold)
  }
}

// MARK: - Below the block

extension ChapterUpdate {
  /// Makes image links stand below a block; what is the author's of those there stays.
  ///
  /// What the chapter shows in another way, wherever it does, has no link below the block.
  private mutating func place(
    _ links: [ImageLink], of block: PlannedBlock, _ figures: inout FigureFolder,
    _ report: inout ChapterReport, isTold: Bool = false
  ) {
    let (ours, lines) = existing(of: block, wanted: links, &figures)
    let wanted = links.enumerated().compactMap { index, link -> ImageLink? in
      let twin =
        ours.first { $0.leads(to: link.destination) }
        ?? (ours.count == 1 && index == 0 ? ours[0] : nil)
      if let twin { return merged(link, twin, of: block) }
      let path = RelativePath.joined(
        block.folder, RelativePath.lastComponent(of: link.destination))
      let shown = shownFigures.lines(of: path, from: chapter.path, destination: link.destination)
      return shown.contains { lines?.contains($0) != true } ? nil : link
    }
    // A paragraph each: readers make a figure with a caption of an image that is alone.
    let paragraphs = Array(wanted.map { [$0.text] }.joined(separator: [""]))
    let edit = editor(block).edit(paragraphs, inPlaceOf: lines)
    note(
      edit, block, what: ours.isEmpty ? "the link to its figure" : "the link below it", &report,
      isTold: isTold)
  }

  /// Returns a link with what the author wrote into the one that is there.
  private func merged(_ link: ImageLink, _ twin: ImageLink, of block: PlannedBlock) -> ImageLink {
    var link = link
    link.attributes = twin.attributes
    if twin.leads(to: link.destination) { link.destination = twin.destination }
    if block.settings.caption == nil { link.title = twin.title }
    if block.settings.alternative == nil, !AlternativeText.isOwn(twin.alternative) {
      link.alternative = twin.alternative
    }
    return link
  }

  private mutating func place(
    _ lines: [String], of block: PlannedBlock, _ figures: inout FigureFolder,
    _ report: inout ChapterReport
  ) {
    let (_, existing) = existing(of: block, wanted: [], &figures)
    let what = lines.isEmpty ? "what is below it" : "the output"
    note(
      editor(block).edit(lines, inPlaceOf: existing), block, what: what, &report, wanted: lines)
  }

  /// Notes a change of the chapter, and says in a check what it is for; not again of a block whose figure
  /// was told of.
  private mutating func note(
    _ edit: BlockEdit?, _ block: PlannedBlock, what: String, _ report: inout ChapterReport,
    wanted: [String] = [], isTold: Bool = false
  ) {
    guard let edit else { return }
    edits.append(edit)
    guard run.options.isCheck else { return }
    report.canMend(chapter.path)
    guard !isTold else { return }
    let old = chapter.bytes[edit.range]
    var changes: [String] = []
    if !wanted.isEmpty, case .output(let lines) = block.marked.below {
      changes = TextDifference.changes(from: text(of: lines), to: wanted)
    }
    fail(
      "\(what) is \(old.isEmpty ? "missing" : "stale")", block, &report,
      notes: changes.map { Diagnostic(.note, "  \($0)") })
  }

  private func text(of lines: Range<Int>) -> [String] {
    chapter.markup.source.lines[lines].map { line in
      String(decoding: chapter.bytes[line.range], as: UTF8.self)
    }
  }

  private func editor(_ block: PlannedBlock) -> BlockEditor {
    BlockEditor(source: chapter.markup.source, block: block.marked)
  }

  /// The links below a block that are ours, and the lines of these or of an output.
  private func existing(
    of block: PlannedBlock, wanted: [ImageLink], _ figures: inout FigureFolder
  ) -> (links: [ImageLink], lines: Range<Int>?) {
    switch block.marked.below {
    case .nothing: return ([], nil)
    case .output(let lines): return ([], lines)
    case .images(let links, let lines):
      var ours: [ImageLink] = []
      for link in links {
        // A second link to a figure is the author's, unless nobody wrote anything into it.
        let isTwin = ours.contains { $0.leads(to: link.destination) }
        guard !isTwin || link.isPlain, isOurs(link, of: block, wanted: wanted, &figures) else {
          break
        }
        ours.append(link)
      }
      guard !ours.isEmpty else { return ([], nil) }
      return (ours, lines[0]..<(lines[ours.count - 1] + 1))
    }
  }

  /// A Boolean value indicating whether a link leads to a figure of the block, of now or before.
  private func isOurs(
    _ link: ImageLink, of block: PlannedBlock, wanted: [ImageLink],
    _ figures: inout FigureFolder
  ) -> Bool {
    if wanted.contains(where: { link.leads(to: $0.destination) }) { return true }
    guard !link.destination.contains("://"), !link.destination.hasPrefix("/") else { return false }
    // Links are from the chapter's folder, or name the file alone.
    let path = RelativePath.joined(chapter.folder, link.destination)
    let bare = RelativePath.joined(block.folder, link.destination)
    if [path, bare].contains(where: { figures.isFigure($0, of: block, in: chapter) }) {
      return true
    }
    let name = RelativePath.lastComponent(of: path)
    let isNamed = name.hasPrefix(block.name + ".") || name.hasPrefix(block.name + "-")
    guard isNamed else { return false }
    return [path, bare].contains { path in
      RelativePath.folder(of: path) == block.folder && (try? run.tool.read(path)) == nil
    }
  }
}

// MARK: - Messages and files

extension ChapterUpdate {
  private func location(of block: PlannedBlock) -> Diagnostic.Location {
    Diagnostic.Location(
      path: chapter.path, line: block.marked.line,
      column: chapter.markup.source.column(ofLine: block.marked.line - 1))
  }

  private mutating func fail(
    _ message: String, _ block: PlannedBlock, _ report: inout ChapterReport,
    notes: [Diagnostic] = []
  ) {
    ending = max(ending, .failed)
    report.say(
      Diagnostic(
        .error, "block '\(block.name)': \(message)", at: location(of: block), notes: notes))
  }

  /// Says what the making of a figure said, at the lines of the chapter.
  private func say(
    _ messages: [Diagnostic], of block: PlannedBlock, _ report: inout ChapterReport
  ) {
    let sources = block.context + [block.source]
    for message in messages {
      var message = message.moved(from: sources)
      if message.severity != .note || message.location != nil {
        // What is about no line is about the block.
        if (message.location?.line ?? 0) == 0 { message.location = location(of: block) }
      }
      report.say(message)
    }
  }

  private mutating func write(_ report: inout ChapterReport) {
    guard !run.options.isCheck, ending != .fault else { return }
    do throws(ChapterError) {
      for (path, bytes) in writes {
        try run.tool.write(bytes, to: path)
        run.events.wrote(path)
      }
      guard !edits.isEmpty else { return }
      // The author may have saved the chapter meanwhile.
      guard try run.tool.read(chapter.path) == chapter.bytes else { throw .changedMeanwhile }
      try run.tool.write(BlockEdit.applied(edits, to: chapter.bytes), to: chapter.path)
      run.events.wrote(chapter.path)
    } catch {
      ending = max(ending, .failed)
      report.say(
        Diagnostic(.error, error.description, at: Diagnostic.Location(path: chapter.path)))
    }
  }
}
