import Glibc

/// The chapters that a command line names.
package enum ChapterFiles {
  /// Returns the paths of files as they are, and those of a folder's Markdown files that have a mark,
  /// sorted; hidden folders aside.
  ///
  /// - Throws: ``ChapterError/unreadable(_:reason:)``.
  package static func paths(
    _ arguments: [String], tool: any ChapterTool
  ) throws(ChapterError) -> [String] {
    var paths: [String] = []
    for argument in arguments {
      for path in isFolder(argument) ? files(in: argument, tool: tool) : [argument]
      where !paths.contains(path) {
        paths.append(path)
      }
    }
    return paths
  }

  private static func files(in folder: String, tool: any ChapterTool) -> [String] {
    var pending = [folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder]
    var files: [String] = []
    while let folder = pending.popLast() {
      for name in FolderListing.names(in: folder) {
        let path = folder == "." ? name : "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          pending.append(path)
        } else if name.hasSuffix(".md") || name.hasSuffix(".markdown"), isChapter(path, tool) {
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
