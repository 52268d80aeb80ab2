import Glibc
import Synchronization
import TreeChapters
import TreeCompiler
import TreeDrawing
import ViewTree

/// Makes the figures of chapters by the commands of this tool.
final class CommandLineTool: ChapterTool {
  let cache: ResultCache?
  let isVerbose: Bool

  /// What was read and written, each as it was then.
  private let files = Mutex<[String: String]>([:])

  init(cache: ResultCache?, isVerbose: Bool) {
    self.cache = cache
    self.isVerbose = isVerbose
  }

  var version: String { TreevizTool.version }

  func settings(_ words: [String], defaults: [String]) throws(ChapterError) -> BlockSettings {
    try BlockOptions.settings(words, defaults: defaults)
  }
}

// MARK: - Figures

extension CommandLineTool {
  func result(of job: FigureJob) -> FigureResult {
    let capture = capture(of: job)
    do {
      let (command, arguments) = try call(of: job)
      let code = try CommandCapture.$current.withValue(capture) { try command.run(arguments) }
      return result(capture, arguments, code == .success ? .made : .failed)
    } catch let failure as CommandFailure {
      failure.diagnostics.forEach(capture.print)
      let outcome = failure.exitCode == .internalFault ? FigureResult.Outcome.fault : .failed
      return FigureResult(messages: capture.contents.messages, outcome: outcome)
    } catch let error as UsageError {
      return FigureResult(messages: [Diagnostic(.error, error.message)], outcome: .failed)
    } catch {
      return FigureResult(messages: [Diagnostic(.error, "\(error)")], outcome: .fault)
    }
  }

  /// The folder that a command draws into: it stands for that of the figures.
  private static let folder = "./"

  private func capture(of job: FigureJob) -> CommandCapture {
    let own = job.sources.last?.path
    return CommandCapture(
      sources: job.sources.map { SourceFile(path: $0.path, contents: $0.contents) },
      cache: cache, isVerbose: isVerbose
    ) { root in
      job.namesViews
        || (root.location?.path == own && job.shownLines.contains(root.location?.line ?? 0))
    }
  }

  private func call(of job: FigureJob) throws -> (Command, ParsedArguments) {
    guard let name = job.words.first, let command = CommandTable.command(named: name) else {
      throw UsageError("no command")
    }
    var arguments = try ArgumentParser(command: command).parse(Array(job.words.dropFirst()))
    arguments.positional = [job.sources.last?.path ?? ""]
    if isVerbose { arguments.add("verbose") }
    let format = arguments.value("format")
    if format.flatMap(FigureFormat.init) != nil || (format == nil && command.name == "render") {
      arguments.add("output", Self.folder)
    }
    return (command, arguments)
  }

  private func result(
    _ capture: CommandCapture, _ arguments: ParsedArguments, _ outcome: FigureResult.Outcome
  ) -> FigureResult {
    let kept = capture.contents
    var result = FigureResult(
      text: String(decoding: kept.output, as: UTF8.self), messages: kept.messages,
      outcome: outcome)
    result.language = ["json": "json", "type": "swift"][arguments.value("format") ?? ""] ?? "text"
    let choice = arguments.value("tree").flatMap(TreeChoice.init) ?? .render
    for (path, bytes) in kept.files {
      // What is no picture stands in the chapter itself.
      if let language = ["mmd": "mermaid", "dot": "dot"][
        String(path.split(separator: ".").last ?? "")]
      {
        result.text += String(decoding: bytes, as: UTF8.self)
        result.language = language
        continue
      }
      let item = kept.items[path] ?? kept.items[path.replacing("~dark.", with: ".")]
      result.files.append(
        FigureResult.File(
          name: String(path.dropFirst(path.hasPrefix(Self.folder) ? Self.folder.count : 0)),
          bytes: bytes, outline: item?.outline(choice) ?? "",
          alternative: item?.alternative(choice) ?? ""))
    }
    if !result.files.isEmpty { result.text = "" }
    return result
  }
}

extension TreeInput.Item {
  /// What a figure of it shows.
  fileprivate func outline(_ choice: TreeChoice) -> String {
    if let updates { return UpdateOutline().text(of: updates) }
    let view = ViewTreeOutline().text(of: tree)
    guard let pair else { return view }
    return (choice == .both ? view : "") + RenderedTreeOutline().text(of: pair.render)
  }

  /// What a figure of it shows, in words.
  fileprivate func alternative(_ choice: TreeChoice) -> String {
    if let updates { return AlternativeText.text(of: updates) }
    guard let pair else { return AlternativeText.text(of: ViewTreeOutline().text(of: tree)) }
    guard choice == .both else {
      return AlternativeText.text(
        of: RenderedTreeOutline().text(of: pair.render), subject: .renderTree)
    }
    return AlternativeText.text(of: ViewTreeOutline().text(of: tree), subject: .pair)
  }
}

// MARK: - Files

extension CommandLineTool {
  func read(_ path: String) throws(ChapterError) -> [UInt8] {
    // What it was when it was read first is what the figures are of.
    files.withLock { $0[path] = $0[path] ?? Self.state(of: path) }
    do {
      return try InputFile.bytes(of: path == "-" ? "./-" : path)
    } catch let failure as CommandFailure {
      throw .options(failure.diagnostics.first?.message ?? "'\(path)' cannot be read")
    } catch {
      throw .options("'\(path)' cannot be read")
    }
  }

  func write(_ bytes: [UInt8], to path: String) throws(ChapterError) {
    do {
      try OutputFile.write(bytes, to: path)
    } catch let failure as CommandFailure {
      throw .options(failure.diagnostics.first?.message ?? "'\(path)' cannot be written")
    } catch {
      throw .options("'\(path)' cannot be written")
    }
    // Where it was saved between, it is another already.
    let state = Self.state(of: path)
    let isOurs = (try? InputFile.bytes(of: path)) == bytes
    files.withLock { $0[path] = isOurs ? state : "" }
  }

  /// Forgets what was read and written, before it is read again.
  func forgetFiles() {
    files.withLock { $0 = [:] }
  }

  /// A Boolean value indicating whether a file that was read is another now, or none any more.
  var hasChangedFile: Bool {
    files.withLock { files in files.contains { Self.state(of: $0.key) != $0.value } }
  }

  private static func state(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "missing" }
    let time = status.st_mtim
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
