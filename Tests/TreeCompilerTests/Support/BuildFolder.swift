import Foundation
import TreeCompiler

/// The folder that `swift build` fills, in which the tests stand too.
enum BuildFolder {
  static let path: String = {
    let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let bundles = CommandLine.arguments.filter { $0.hasSuffix(".xctest") }.map {
      URL(fileURLWithPath: $0)
    }
    for file in [executable] + bundles {
      let folder = file.deletingLastPathComponent().path
      if FileManager.default.fileExists(atPath: folder + "/Modules") { return folder }
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/debug").path
  }()

  static let installation = Installation(folders: [path])
}

extension CompilerOptions {
  /// Options with the pieces that were just built.
  static func built(timeout: Duration = .seconds(20)) -> CompilerOptions {
    CompilerOptions(timeout: timeout, installation: BuildFolder.installation)
  }
}

extension SourceFile {
  init(_ text: String) {
    self.init("list.swift", text)
  }

  init(_ path: String, _ text: String) {
    self.init(path: path, contents: Array(text.utf8))
  }
}
