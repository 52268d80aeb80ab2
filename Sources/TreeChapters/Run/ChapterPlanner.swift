import ViewTree

/// Reads a chapter and plans what its blocks ask for.
struct ChapterPlanner {
  let tool: any ChapterTool
  let options: ChapterOptions
  private var chapter: PlannedChapter
  private var defaults: [String] = []

  /// The sources that the next blocks are compiled with.
  private var shared: [FigureSource] = []

  /// The words of a type's declaration before its name.
  private static let declarations: Set<Substring> = ["struct", "class", "enum", "actor"]

  private init(_ chapter: PlannedChapter, tool: any ChapterTool, options: ChapterOptions) {
    self.chapter = chapter
    self.tool = tool
    self.options = options
  }

  /// Returns the plan of a chapter.
  ///
  /// - Throws: ``ChapterError/unreadable(_:reason:)``.
  static func plan(
    _ path: String, tool: any ChapterTool, options: ChapterOptions
  ) throws(ChapterError) -> PlannedChapter {
    let bytes = try tool.read(path)
    let chapter = PlannedChapter(path: path, bytes: bytes, markup: ChapterMarkup(bytes))
    var planner = ChapterPlanner(chapter, tool: tool, options: options)
    planner.plan()
    return planner.chapter
  }

  private mutating func plan() {
    for problem in chapter.markup.problems { report(problem.error, line: problem.line) }
    for item in chapter.markup.items {
      switch item {
      case .defaults(let words, let line):
        do throws(ChapterError) {
          _ = try tool.settings([], defaults: words)
          defaults = words
        } catch {
          report(error, line: line)
        }
      case .block(let block):
        do throws(ChapterError) {
          try add(block)
        } catch {
          report(error, line: block.line)
        }
      }
    }
    chapter.problems.sort { ($0.location?.line ?? 0) < ($1.location?.line ?? 0) }
  }

  private mutating func report(_ error: ChapterError, line: Int) {
    chapter.problems.append(
      Diagnostic(
        .error, error.description,
        at: Diagnostic.Location(
          path: chapter.path, line: line, column: chapter.markup.source.column(ofLine: line - 1))))
  }
}

// MARK: - A block

extension ChapterPlanner {
  private mutating func add(_ block: MarkedBlock) throws(ChapterError) {
    let settings = try tool.settings(block.words, defaults: defaults)
    let name = try name(of: block, settings)
    // Some file systems do not tell capitals from small letters.
    if let twin = chapter.blocks.first(where: { $0.name.lowercased() == name.lowercased() }) {
      throw .sameName(name, line: twin.marked.line)
    }
    let named = settings.folder ?? options.folder
    guard !named.hasPrefix("/") else { throw .absoluteFolder(named) }
    let folder = RelativePath.joined(chapter.folder, named)
    guard RelativePath.isInside(folder, of: root) else {
      throw .folderOutside(named, root: shownRoot)
    }
    let (source, shownLines) = try source(of: block, name: name, settings)
    guard String(validating: source.contents, as: UTF8.self) != nil else { throw .invalidUTF8 }
    let context = try context(of: settings)
    let way = RelativePath.way(from: chapter.folder, to: folder)
    chapter.blocks.append(
      PlannedBlock(
        marked: block, settings: settings, name: name, folder: folder,
        linkPrefix: settings.hasBareLinks || way.isEmpty ? "" : way + "/", source: source,
        context: context, shownLines: shownLines))
    if settings.role == .shared { shared.append(source) }
  }

  private func name(
    of block: MarkedBlock, _ settings: BlockSettings
  ) throws(ChapterError) -> String {
    guard let name = settings.name else {
      if let type = Self.firstType(in: block.shown) {
        guard Self.isName(type) else { throw .invalidName(type) }
        return type
      }
      if settings.role == .shared { return "shared-\(chapter.blocks.count + 1)" }
      throw .noName
    }
    guard Self.isName(name) else { throw .invalidName(name) }
    return name
  }

  private static func isName(_ name: String) -> Bool {
    let isPlain = name.utf8.allSatisfy { byte in
      let character = Character(Unicode.Scalar(byte))
      return byte < 0x80 && (character.isLetter || character.isNumber || "-_.".contains(character))
    }
    return isPlain && name.utf8.count <= 100 && !name.hasSuffix(".")
      && (name.first.map { $0.isLetter || $0.isNumber } ?? false)
  }

  /// Returns the name of the first type that a listing declares.
  private static func firstType(in lines: [ListingLine]) -> String? {
    for line in lines {
      let text = String(decoding: line.bytes, as: UTF8.self)
      let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      let trimmed = text.drop { $0.isWhitespace }
      guard !trimmed.hasPrefix("//"), let index = words.firstIndex(where: declarations.contains),
        index + 1 < words.count
      else { continue }
      return String(words[index + 1])
    }
    return nil
  }

  private func source(
    of block: MarkedBlock, name: String, _ settings: BlockSettings
  ) throws(ChapterError) -> (FigureSource, ClosedRange<Int>) {
    let lines = block.hidden + block.shown
    guard let file = settings.files.first else {
      let source = FigureSource(path: "\(name).swift", lines: lines, of: chapter.path)
      let first = block.hidden.count + 1
      return (source, first...max(first, lines.count))
    }
    let (path, contents) = try contents(of: file)
    guard let first = Excerpt(block.shown.map(\.bytes)).place(in: contents) else {
      throw .notInFile(file)
    }
    let source = FigureSource(
      path: "\(name).swift", contents: contents, shownPath: path, places: [])
    return (source, first...(first + max(0, block.shown.count - 1)))
  }

  private func contents(of file: String) throws(ChapterError) -> (path: String, [UInt8]) {
    let path = RelativePath.joined(chapter.folder, file)
    guard RelativePath.isInside(path, of: root) else {
      throw .fileOutside(file, root: shownRoot)
    }
    return (path, try tool.read(path))
  }

  /// The other files of a program that a listing is part of.
  private func companions(of settings: BlockSettings) throws(ChapterError) -> [FigureSource] {
    var sources: [FigureSource] = []
    for file in settings.files.dropFirst() {
      let (path, contents) = try contents(of: file)
      sources.append(FigureSource(path: path, contents: contents, shownPath: path, places: []))
    }
    return sources
  }

  private func context(of settings: BlockSettings) throws(ChapterError) -> [FigureSource] {
    var sources = settings.isAlone ? [] : shared
    sources += try companions(of: settings)
    for name in settings.after {
      guard let block = chapter.blocks.first(where: { $0.name == name }) else {
        throw .unknownBlock(name, known: chapter.blocks.map(\.name))
      }
      for source in block.context + [block.source] where !sources.contains(source) {
        sources.append(source)
      }
    }
    return sources
  }

  /// The folder that nothing may leave: the current one, or that of a chapter outside of it.
  private var root: String {
    RelativePath.isInside(chapter.path, of: ".") ? "." : chapter.folder
  }

  private var shownRoot: String { root == "." ? RelativePath.absolute(".") : root }
}
