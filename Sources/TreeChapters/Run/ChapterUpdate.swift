import TreeCompiler
import ViewTree

/// Brings one chapter up to date: its figures, and what is below its blocks.
struct ChapterUpdate {
  private let run: ChapterRun
  private let chapter: PlannedChapter
  private let results: ChapterRun.Results
  private var edits: [BlockEdit] = []
  private var writes: [(path: String, bytes: [UInt8])] = []
  private var ending = ChapterRun.Ending.current

  init(_ run: ChapterRun, _ chapter: PlannedChapter, results: ChapterRun.Results) {
    self.run = run
    self.chapter = chapter
    self.results = results
  }

  /// Works on the blocks, then writes the figures, and last the chapter.
  mutating func run(_ figures: inout FigureFolder) -> ChapterRun.Ending {
    for (index, block) in chapter.blocks.enumerated() {
      guard block.job != nil else {
        place([], of: block, figures, what: "what is below it")
        continue
      }
      guard let result = results[index] else { continue }
      print(result, of: block)
      do throws(ChapterError) {
        try update(block, result, &figures)
        if result.outcome == .made || block.settings.role == .failing {
          figures.settle(block, of: chapter)
        }
      } catch {
        report(error.description, block)
      }
    }
    write()
    return ending
  }
}

// MARK: - A block

extension ChapterUpdate {
  private mutating func update(
    _ block: PlannedBlock, _ result: FigureResult, _ figures: inout FigureFolder
  ) throws(ChapterError) {
    switch (block.settings.role, result.outcome) {
    case (_, .fault):
      ending = .fault
    case (.failing, .made):
      throw .compiles
    case (.failing, .failed):
      let text = FailureText.text(of: result, block: block)
      place(OutputBlock.lines(text, language: "text"), of: block, figures, what: "the output")
    case (_, .failed):
      ending = max(ending, .failed)
    case (_, .made):
      if result.files.isEmpty {
        guard !result.text.isEmpty else { throw .noFigure }
        let lines = OutputBlock.lines(result.text, language: result.language)
        place(lines, of: block, figures, what: "the output")
      } else {
        try draw(block, result, &figures)
      }
    }
  }

  private mutating func draw(
    _ block: PlannedBlock, _ result: FigureResult, _ figures: inout FigureFolder
  ) throws(ChapterError) {
    var links: [ImageLink] = []
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
          report(reason, block, notes: comparison.changes)
        } else {
          writes.append((path, figure.stamped(stamp, outline: file.outline)))
        }
      }
      // The dark one of a pair is not linked to: what shows the light one finds it.
      if file.name.contains("~dark.") { continue }
      links.append(
        ImageLink(
          alternative: block.settings.alternative.map(ImageLink.escapedAlternative)
            ?? AlternativeText.text(of: file.outline),
          destination: block.linkPrefix + file.name, title: block.settings.caption))
    }
    place(links, of: block, figures)
  }
}

// MARK: - Below the block

extension ChapterUpdate {
  /// Makes image links stand below a block; those there whose text alternative is the author's keep it.
  private mutating func place(
    _ links: [ImageLink], of block: PlannedBlock, _ figures: FigureFolder
  ) {
    let (ours, lines) = existing(of: block, wanted: links, figures)
    var wanted = links
    if block.settings.alternative == nil {
      for index in wanted.indices {
        let twin =
          ours.first { $0.destination == wanted[index].destination }
          ?? (ours.count == 1 && wanted.count == 1 ? ours[0] : nil)
        guard let twin, !twin.alternative.hasPrefix(AlternativeText.beginning),
          !twin.alternative.isEmpty
        else { continue }
        wanted[index].alternative = twin.alternative
      }
    }
    guard ours != wanted else { return }
    let edit = editor(block).edit(wanted.map(\.text), inPlaceOf: lines)
    note(edit, block, what: ours.isEmpty ? "the link to its figure" : "the link below it")
  }

  private mutating func place(
    _ lines: [String], of block: PlannedBlock, _ figures: FigureFolder, what: String
  ) {
    let (_, existing) = existing(of: block, wanted: [], figures)
    note(editor(block).edit(lines, inPlaceOf: existing), block, what: what, wanted: lines)
  }

  private mutating func note(
    _ edit: BlockEdit?, _ block: PlannedBlock, what: String, wanted: [String] = []
  ) {
    guard let edit else { return }
    guard run.options.isCheck else { return edits.append(edit) }
    let old = chapter.bytes[edit.range]
    var changes: [String] = []
    if what == "the output", case .output(let lines) = block.marked.below {
      changes = TextDifference.changes(from: text(of: lines), to: wanted)
    }
    report(
      "\(what) is \(old.isEmpty ? "missing" : "stale")", block,
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
    of block: PlannedBlock, wanted: [ImageLink], _ figures: FigureFolder
  ) -> (links: [ImageLink], lines: Range<Int>?) {
    switch block.marked.below {
    case .nothing: return ([], nil)
    case .output(let lines): return ([], lines)
    case .images(let links, let lines):
      let ours = links.prefix { isOurs($0, of: block, wanted: wanted, figures) }
      guard !ours.isEmpty else { return ([], nil) }
      return (Array(ours), lines.lowerBound..<(lines.lowerBound + ours.count))
    }
  }

  /// A Boolean value indicating whether a link leads to a figure of the block, of now or before.
  private func isOurs(
    _ link: ImageLink, of block: PlannedBlock, wanted: [ImageLink], _ figures: FigureFolder
  ) -> Bool {
    if wanted.contains(where: { $0.destination == link.destination }) { return true }
    guard !link.destination.contains("://"), !link.destination.hasPrefix("/") else { return false }
    let path = RelativePath.joined(
      block.settings.hasBareLinks ? block.folder : chapter.folder, link.destination)
    if figures.isFigure(path, of: chapter) { return true }
    let name = RelativePath.lastComponent(of: path)
    let isNamed = name.hasPrefix(block.name + ".") || name.hasPrefix(block.name + "-")
    return isNamed && RelativePath.folder(of: path) == block.folder
      && (try? run.tool.read(path)) == nil
  }
}

// MARK: - Messages and files

extension ChapterUpdate {
  private func location(of block: PlannedBlock) -> Diagnostic.Location {
    Diagnostic.Location(path: chapter.path, line: block.marked.line, column: 1)
  }

  private mutating func report(
    _ message: String, _ block: PlannedBlock, notes: [Diagnostic] = []
  ) {
    ending = max(ending, .failed)
    let advice = run.options.isCheck ? [run.advice(for: chapter.path)] : []
    run.events.message(
      Diagnostic(
        .error, "block '\(block.name)': \(message)", at: location(of: block),
        notes: notes + advice))
  }

  /// Says what the making of a figure said, at the lines of the chapter.
  private func print(_ result: FigureResult, of block: PlannedBlock) {
    if block.settings.role == .failing, result.outcome != .fault { return }
    let sources = block.context + [block.source]
    for message in result.messages {
      var message = message.moved(from: sources)
      if message.severity != .note || message.location != nil {
        // What is about no line is about the block.
        if (message.location?.line ?? 0) == 0 { message.location = location(of: block) }
      }
      run.events.message(message)
    }
  }

  private mutating func write() {
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
      run.events.message(
        Diagnostic(.error, error.description, at: Diagnostic.Location(path: chapter.path)))
    }
  }
}
