import Synchronization
import TreeCompiler
import ViewTree

/// Brings the figures of chapters up to date, or says which are not.
///
///     let ending = ChapterRun(files: files, tool: tool, options: options, events: events).run()
package struct ChapterRun: Sendable {
  let files: ChapterFiles
  let tool: any ChapterTool
  let options: ChapterOptions
  let events: ChapterEvents

  package init(
    files: ChapterFiles, tool: any ChapterTool, options: ChapterOptions, events: ChapterEvents
  ) {
    self.files = files
    self.tool = tool
    self.options = options
    self.events = events
  }

  /// How a run ended.
  package enum Ending: Int, Sendable, Comparable {
    case current
    /// A chapter is wrong, or not up to date.
    case failed
    /// Treeviz or the machine is at fault.
    case fault

    package static func < (first: Ending, second: Ending) -> Bool {
      first.rawValue < second.rawValue
    }
  }

  /// Works.
  package func run() -> Ending {
    var chapters: [PlannedChapter] = []
    var ending = Ending.current
    var report = ChapterReport(self)
    for problem in files.problems {
      report.say(Diagnostic(.error, problem.description))
      ending = .failed
    }
    for path in files.paths {
      do throws(ChapterError) {
        let chapter = try ChapterPlanner.plan(path, tool: tool, options: options)
        if !chapter.problems.isEmpty { ending = .failed }
        for problem in chapter.problems { report.say(problem) }
        if let warning = warning(of: chapter) { report.say(warning) }
        chapters.append(chapter)
      } catch {
        report.say(Diagnostic(.error, error.description))
        ending = .failed
      }
    }
    if files.paths.isEmpty, files.problems.isEmpty {
      let folders = files.arguments.joined(separator: "', '")
      report.say(Diagnostic(.warning, "no Markdown file in '\(folders)' has a block for a figure"))
    }
    let results = results(of: chapters)
    var figures = FigureFolder(self, chapters: chapters)
    for (index, chapter) in chapters.enumerated() where chapter.problems.isEmpty {
      var update = ChapterUpdate(self, chapter, results: results[index])
      ending = max(ending, update.run(&figures, &report))
    }
    ending = max(ending, figures.sweep(&report), figures.tellMissing(&report))
    report.finish()
    return ending
  }

  /// What to say of a chapter that the user named and that asks for nothing.
  private func warning(of chapter: PlannedChapter) -> Diagnostic? {
    guard chapter.blocks.isEmpty, chapter.problems.isEmpty,
      files.arguments.contains(chapter.path)
    else { return nil }
    return Diagnostic(
      .warning,
      "no block is marked for a figure; put '<!-- treeviz -->' before a fenced swift block",
      at: Diagnostic.Location(path: chapter.path))
  }
}

// MARK: - Work

extension ChapterRun {
  /// The results of a chapter's blocks, by the number of the block; what another shard works on has
  /// none.
  typealias Results = [Int: FigureResult]

  private struct Task: Sendable {
    let chapter: Int
    let block: Int
    let job: FigureJob
    let place: String
  }

  private func results(of chapters: [PlannedChapter]) -> [Results] {
    let tasks = tasks(of: chapters)
    let results = Mutex<[FigureResult?]>(Array(repeating: nil, count: tasks.count))
    let counts = Mutex((next: 0, done: 0, isHopeless: false))
    Workers.run(count: min(options.workerCount, tasks.count)) {
      while true {
        let index = counts.withLock { counts -> Int? in
          guard counts.next < tasks.count, !counts.isHopeless else { return nil }
          counts.next += 1
          return counts.next - 1
        }
        guard let index else { return }
        let done = counts.withLock { $0.done }
        events.progress(done, tasks.count, tasks[index].place)
        let result = result(of: tasks[index].job)
        results.withLock { $0[index] = result }
        counts.withLock { counts in
          counts.done += 1
          if result.outcome == .fault { counts.isHopeless = true }
        }
      }
    }
    events.progress(tasks.count, tasks.count, "")
    var sorted = chapters.map { _ in Results() }
    for (task, result) in zip(tasks, results.withLock { $0 }) {
      sorted[task.chapter][task.block] = result
    }
    return sorted
  }

  /// What this shard has to do, in the order of the chapters.
  private func tasks(of chapters: [PlannedChapter]) -> [Task] {
    var tasks: [Task] = []
    for (number, chapter) in chapters.enumerated() where chapter.problems.isEmpty {
      for (index, block) in chapter.blocks.enumerated() {
        guard let job = block.job else { continue }
        tasks.append(
          Task(
            chapter: number, block: index, job: job,
            place: "\(chapter.path):\(block.marked.line): \(block.name)"))
      }
    }
    let shard = options.shard
    return tasks.enumerated().filter { $0.offset % shard.count == shard.number - 1 }
      .map(\.element)
  }

  /// Returns what was made before of the same job by the same treeviz, or makes it.
  private func result(of job: FigureJob) -> FigureResult {
    let key = options.cache.map { Array(($0.fingerprint?.text ?? "").utf8) + job.key } ?? []
    if let kept = options.cache?.bytes(for: key), let result = FigureResult(bytes: kept) {
      return result
    }
    let result = tool.result(of: job)
    let isKept = result.outcome == .made || (result.outcome == .failed && job.mustFail)
    if isKept, let bytes = result.bytes { options.cache?.store(bytes, for: key) }
    return result
  }
}
