import Glibc

/// The chapters that a command line names: files as they are, and those of a folder's Markdown files that
/// have a mark, sorted; hidden folders and `node_modules` aside.
package struct ChapterFiles: Sendable, Hashable {
  package private(set) var paths: [String] = []

  /// What the user named.
  let arguments: [String]

  /// The folders that cannot be read.
  private(set) var problems: [ChapterError] = []

  /// The folders that were looked through: all chapters in them are known.
  private(set) var folders: Set<String> = []

  package init(_ arguments: [String], tool: any ChapterTool) {
    self.arguments = arguments
    var known: Set<String> = []
    for argument in arguments {
      for path in Self.isFolder(argument) ? files(in: argument, tool: tool) : [argument]
      where known.insert(RelativePath.absolute(path)).inserted {
        paths.append(path)
      }
    }
  }

  private mutating func files(in folder: String, tool: any ChapterTool) -> [String] {
    var pending = [folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder]
    var files: [String] = []
    while let folder = pending.popLast() {
      folders.insert(RelativePath.plain(folder))
      guard let names = FolderListing.names(in: folder) else {
        problems.append(.unreadable(folder, reason: String(cString: strerror(errno))))
        continue
      }
      for name in names where name != Self.packages {
        let path = folder == "." ? name : "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          pending.append(path)
        } else if name.hasSuffix(".md") || name.hasSuffix(".markdown"), Self.isChapter(path, tool) {
          files.append(path)
        }
      }
    }
    return files.sorted()
  }

  /// The folder of packages that npm installs: its Markdown is other people's.
  private static let packages = "node_modules"

  /// What cannot be read is told of when it is to be drawn.
  private static func isChapter(_ path: String, _ tool: any ChapterTool) -> Bool {
    guard let bytes = try? tool.read(path) else { return true }
    return ChapterMarkup.mayHoldMark(bytes)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
