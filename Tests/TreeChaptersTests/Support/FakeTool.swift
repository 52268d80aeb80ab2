import Foundation
import Synchronization
import ViewTree

@testable import TreeChapters

/// Makes figures without compiling: the tree is a line for each word of the listing.
class FakeTool: ChapterTool, @unchecked Sendable {
  let version: String

  /// The jobs that were worked on, by name.
  let jobs = Mutex<[FigureJob]>([])

  /// Every file that was written.
  let written = Mutex<[String]>([])

  init(version: String = "1.0") {
    self.version = version
  }

  func settings(_ words: [String], defaults: [String]) throws(ChapterError) -> BlockSettings {
    var settings = BlockSettings(words: ["render"])
    for word in defaults + words {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let value = parts.count > 1 ? parts[1] : ""
      switch parts[0] {
      case "name": settings.name = value
      case "after": settings.after.append(value)
      case "caption": settings.caption = value
      case "alt": settings.alternative = value
      case "figures": settings.folder = value
      case "file": settings.files.append(value)
      case "shared": settings.role = .shared
      case "error": settings.role = .failing
      case "alone": settings.isAlone = true
      case "bare-links": settings.hasBareLinks = true
      case "paths", "outline": settings.words.append(word)
      case "views", "format": settings.words.append(word)
      default: throw .options("unknown option '\(word)'")
      }
    }
    return settings
  }

  func result(of job: FigureJob) -> FigureResult {
    jobs.withLock { $0.append(job) }
    let text = String(decoding: job.sources.last?.contents ?? [], as: UTF8.self)
    let words = text.split { !$0.isLetter && !$0.isNumber }
    if let line = text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex(where: { $0.contains("BROKEN") })
    {
      let place = Diagnostic.Location(path: job.sources.last?.path ?? "", line: line + 1, column: 1)
      return FigureResult(
        messages: [Diagnostic(.error, "it is broken", at: place)], outcome: .failed)
    }
    let outline =
      "\(job.name)\n" + words.map { "├── \($0)\n" }.joined()
    if job.words.contains("outline") { return FigureResult(text: outline, outcome: .made) }
    let kind = job.words.first { $0.hasPrefix("format=") }?.dropFirst("format=".count) ?? "svg"
    let views = job.words.first { $0.hasPrefix("views=") }?.dropFirst("views=".count)
      .split(separator: ",")
    let names = views.map { $0.map { "\(job.name)-\($0).\(kind)" } } ?? ["\(job.name).\(kind)"]
    let bytes =
      switch kind {
      case "png": Self.png
      case "pdf": Array("%PDF-1.4\nbody\nstartxref\n9\n%%EOF\n".utf8)
      default: Array("<svg><desc id=\"d\">\(outline)</desc></svg>\n".utf8)
      }
    return FigureResult(
      files: names.map { name in
        FigureResult.File(
          name: name, bytes: bytes, outline: outline,
          alternative: AlternativeText.text(of: outline))
      },
      outcome: .made)
  }

  func read(_ path: String) throws(ChapterError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path, reason: "not there")
    }
    return Array(data)
  }

  func write(_ bytes: [UInt8], to path: String) throws(ChapterError) {
    written.withLock { $0.append(path) }
    let url = URL(fileURLWithPath: path)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    } catch {
      throw .unreadable(path, reason: "\(error)")
    }
  }

  /// An empty PNG: its signature and its end.
  private static let png: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
}

/// Saves another text into a file while a figure is made, as an author might.
final class SavingTool: FakeTool, @unchecked Sendable {
  private let path: String

  init(path: String) {
    self.path = path
    super.init()
  }

  override func result(of job: FigureJob) -> FigureResult {
    try? Data("saved\n".utf8).write(to: URL(fileURLWithPath: path))
    return super.result(of: job)
  }
}
