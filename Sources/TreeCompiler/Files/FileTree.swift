import Glibc

/// Removes files.
enum FileTree {
  /// Removes a file, or a folder with everything in it. Symbolic links are not followed; folders
  /// that their owner may not read or write are opened up first.
  static func remove(_ path: String) {
    // Depth first without recursion: what someone's program left there may be deep.
    var pending = [(path: path, isEmptied: false)]
    while let (path, isEmptied) = pending.popLast() {
      if isEmptied {
        rmdir(path)
      } else if unlink(path) != 0, errno == EISDIR || errno == EPERM {
        chmod(path, 0o700)
        pending.append((path, true))
        pending += entries(of: path).map { (path + "/" + $0, false) }
      }
    }
  }

  /// Returns the names of what is in a folder, `.` and `..` aside.
  static func entries(of folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
