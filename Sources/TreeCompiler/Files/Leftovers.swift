import Glibc

/// Folders that killed processes could not remove.
enum Leftovers {
  /// How long nobody may have touched such a folder, in seconds: no run takes that long.
  private static let age = 86_400

  /// Removes this user's old temporary folders of treeviz.
  static func remove() {
    let parent = FilePath.temporaryFolder
    for name in FileTree.entries(of: parent) where name.hasPrefix("treeviz-") && name.count == 14 {
      var status = stat()
      let path = "\(parent)/\(name)"
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
        status.st_uid == getuid(), time(nil) - status.st_mtim.tv_sec > age
      else { continue }
      FileTree.remove(path)
    }
  }
}
