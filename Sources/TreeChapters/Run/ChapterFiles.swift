import Glibc

/// The chapters that a command line names: files as they are, and those of a folder's Markdown files that
/// have a mark, sorted; hidden folders aside.
package struct ChapterFiles: Sendable, Hashable {
  package private(set) var paths: [String] = []

  /// The folders that were looked through: all chapters in them are known.
  private(set) var folders: Set<String> = []

  package init(_ arguments: [String], tool: any ChapterTool) {
    var known: Set<String> = []
    for argument in arguments {
      for path in Self.isFolder(argument) ? files(in: argument, tool: tool) : [argument]
      where known.insert(RelativePath.plain(path)).inserted {
        paths.append(path)
      }
    }
  }

  private mutating func files(in folder: String, tool: any ChapterTool) -> [String] {
    var pending = [folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder]
    var files: [String] = []
    while let folder = pending.popLast() {
      folders.insert(RelativePath.plain(folder))
      for name in FolderListing.names(in: folder) {
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

  private static func isChapter(_ path: String, _ tool: any ChapterTool) -> Bool {
    guard let bytes = try? tool.read(path) else { return false }
    return bytes[...].range(of: Array(ChapterMarkup.mark.utf8)[...]) != nil
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
