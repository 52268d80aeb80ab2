import Foundation
import Synchronization
import ViewTree

@testable import TreeChapters

/// A folder with chapters, and runs over them.
final class Desk {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("treeviz-desk-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func write(_ bytes: [UInt8], to name: String) throws {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url.appendingPathComponent(name)))
  }

  func text(of name: String) throws -> String {
    String(decoding: try bytes(of: name), as: UTF8.self)
  }

  func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(name))
  }

  /// All files of the folder, sorted.
  var files: [String] {
    get throws {
      try FileManager.default.subpathsOfDirectory(atPath: url.path).filter { name in
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
          && !isFolder.boolValue
      }.sorted()
    }
  }

  /// What a run said and wrote, with the folder's own path left out.
  struct Run {
    var ending: ChapterRun.Ending
    var messages: [String]
    var warnings: [String]
    var wrote: [String]
    var jobs: [FigureJob]
  }

  @discardableResult
  func run(
    _ names: String..., isCheck: Bool = false, shard: (Int, Int) = (1, 1),
    tool: FakeTool = FakeTool()
  ) -> Run {
    var options = ChapterOptions()
    options.isCheck = isCheck
    options.shard = (number: shard.0, count: shard.1)
    options.workerCount = 2
    let messages = Mutex<[String]>([])
    let warnings = Mutex<[String]>([])
    let wrote = Mutex<[String]>([])
    let prefix = url.path + "/"
    let events = ChapterEvents(
      message: { message in
        let lines = ([message] + message.notes).map { line in
          let place = line.location.map { "\($0.path):\($0.line): " } ?? ""
          return (place + line.message).replacingOccurrences(of: prefix, with: "")
        }
        if message.severity == .warning {
          warnings.withLock { $0 += lines }
        } else {
          messages.withLock { $0 += lines }
        }
      },
      wrote: { path in
        wrote.withLock { $0.append(path.replacingOccurrences(of: prefix, with: "")) }
      },
      progress: { _, _, _ in })
    let files = ChapterFiles(names.map(path), tool: tool)
    let ending = ChapterRun(files: files, tool: tool, options: options, events: events).run()
    return Run(
      ending: ending, messages: messages.withLock { $0 }, warnings: warnings.withLock { $0 },
      wrote: wrote.withLock { $0 },
      jobs: tool.jobs.withLock { $0 })
  }
}
