import Glibc
import Synchronization
import TreeChapters
import TreeCompiler
import ViewTree

/// `treeviz chapter`: the figures of Markdown files, brought up to date or checked.
enum ChapterCommand {
  static let command = Command(
    name: "chapter",
    summary: "draws the figures of Markdown files from their Swift blocks, or checks them",
    arguments: "FILE.md... | FOLDER",
    examples: [
      Command.Example("treeviz chapter guide.md", "draws the figures and links to them"),
      Command.Example("treeviz chapter docs --check", "says which figures are stale, and why"),
      Command.Example("treeviz chapter docs --watch", "draws anew whenever a file is saved"),
      Command.Example(
        "treeviz chapter docs --check --shard 2/4 --cache-dir .treeviz", "a quarter, in CI"),
    ],
    options: [check, watch, figures, jobs, shard, cacheFolder, TreeOptions.noCache],
    discussion: """
      A comment before a fenced swift block asks for its figure: `<!-- treeviz name=inbox paths -->`. Its words are one of the commands
      'render' (which may be left out), 'inspect' and 'update', the options of that command without dashes, and

      \(ownOptions)
      """,
    run: run)

  private static let check: Option = .flag(
    "check", help: "write nothing; say what is stale, missing or orphaned, with exit code 1")
  private static let watch: Option = .flag(
    "watch", help: "go on, and draw anew whenever a file is saved")
  private static let figures: Option = .value(
    "figures", placeholder: "FOLDER",
    help: "the folder of the figures, from that of each file (default: figures)")
  private static let jobs: Option = .value(
    "jobs", short: "j", placeholder: "N", help: "how many blocks at once (default: one a core)")
  private static let shard: Option = .value(
    "shard", placeholder: "I/N", help: "work on one of N parts of the blocks only")
  private static let cacheFolder: Option = .value(
    "cache-dir", placeholder: "FOLDER",
    help: "keep answers here, for other machines and later runs")

  private static var ownOptions: String {
    let rows = BlockOptions.own.map { option in
      (option.name + (option.placeholder.map { "=\($0)" } ?? ""), option.help)
    }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, help in
      "    \(name)\(String(repeating: " ", count: width - name.count))  \(help)"
    }.joined(separator: "\n")
  }

  private static func run(_ arguments: ParsedArguments) throws -> ExitCode {
    guard !arguments.positional.isEmpty else {
      throw UsageError("no file given", command: command)
    }
    if arguments.has("check"), arguments.has("watch") {
      throw UsageError("'--check' writes nothing, '--watch' does: choose one", command: command)
    }
    let options = try options(arguments)
    let tool = CommandLineTool(cache: options.cache, isVerbose: arguments.has("verbose"))
    while true {
      let code = try once(arguments, tool: tool, options: options)
      guard arguments.has("watch") else { return code }
      ChapterWatch.wait(arguments.positional, tool: tool)
    }
  }

  private static func once(
    _ arguments: ParsedArguments, tool: CommandLineTool, options: ChapterOptions
  ) throws -> ExitCode {
    tool.forgetFiles()
    let files = ChapterFiles(arguments.positional, tool: tool)
    let isQuiet = arguments.has("quiet")
    let progress = ChapterProgress(arguments)
    let count = Mutex(0)
    let events = ChapterEvents(
      message: { message in
        if message.severity == .error || !isQuiet { DiagnosticPrinter.print(message) }
      },
      wrote: { path in
        if !isQuiet { try? StandardStreams.output(path + "\n") }
      },
      progress: { done, all, place in
        count.withLock { $0 = all }
        progress.show(done, of: all, place)
      })
    let ending = ChapterRun(files: files, tool: tool, options: options, events: events).run()
    progress.finish(count: count.withLock { $0 })
    switch ending {
    case .current: return .success
    case .failed: return .failure
    case .fault: return .internalFault
    }
  }
}

// MARK: - Options

extension ChapterCommand {
  private static func options(_ arguments: ParsedArguments) throws -> ChapterOptions {
    var options = ChapterOptions()
    options.isCheck = arguments.has("check")
    options.workerCount =
      try number(arguments, "jobs") ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    if let folder = arguments.value("figures") {
      options.folder = folder
      options.command += " --figures \(folder)"
    }
    if let text = arguments.value("shard") { options.shard = try shard(text) }
    options.cache = try cache(arguments)
    return options
  }

  private static func number(_ arguments: ParsedArguments, _ name: String) throws -> Int? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = Int(text), (1...1024).contains(number) else {
      throw UsageError("'\(text)' is no value of '--\(name)', expected 1 to 1024", command: command)
    }
    return number
  }

  private static func shard(_ text: String) throws -> (number: Int, count: Int) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1], number >= 1,
      number <= count
    else {
      throw UsageError(
        "'\(text)' is no part, expected I/N with I from 1 to N, as 2/4", command: command)
    }
    return (number, count)
  }

  private static func cache(_ arguments: ParsedArguments) throws -> ResultCache? {
    guard !arguments.has("no-cache") else { return nil }
    let folder: String
    if let given = arguments.value("cache-dir") {
      guard !given.isEmpty else {
        throw UsageError("'' is no value of '--cache-dir', expected a folder", command: command)
      }
      folder = given.hasSuffix("/") ? String(given.dropLast()) : given
      try OutputFile.makeFolder(of: folder + "/")
    } else if let own = ResultCache.chapters {
      folder = own
    } else {
      return nil
    }
    do throws(CompilerError) {
      let fingerprint = try BuildFingerprint(
        installation: .current, toolchain: Toolchain.find())
      return ResultCache(folder: folder, limit: 256 << 20, fingerprint: fingerprint)
    } catch {
      throw CommandFailure(error.diagnostics, exitCode: .internalFault)
    }
  }
}
