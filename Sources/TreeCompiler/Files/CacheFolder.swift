import Glibc

/// Where treeviz keeps what can be made again.
package enum CacheFolder {
  /// Returns `$XDG_CACHE_HOME/treeviz`, by default `~/.cache/treeviz`; where that cannot be written,
  /// a folder of this user's among the temporary files; nil where even that is impossible.
  package static var path: String? {
    let home = Environment.value("HOME").map { $0 + "/.cache" }
    for parent in [Environment.value("XDG_CACHE_HOME"), home].compactMap({ $0 }) {
      let folder = parent + "/treeviz"
      mkdir(parent, 0o700)
      if parent.hasPrefix("/"), isOurs(folder) { return folder }
    }
    let folder = FilePath.temporaryFolder + "/treeviz-cache-\(getuid())"
    return isOurs(folder) ? folder : nil
  }

  /// Makes a folder and returns a Boolean value indicating whether it is this user's: what others
  /// may write to cannot be trusted.
  private static func isOurs(_ folder: String) -> Bool {
    mkdir(folder, 0o700)
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    return status.st_uid == getuid() && status.st_mode & 0o022 == 0
      && access(folder, W_OK | X_OK) == 0
  }
}
