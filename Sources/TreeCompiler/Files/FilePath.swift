import Glibc

/// Questions about paths, which are plain strings here: nothing of Foundation is loaded for them.
enum FilePath {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Returns the absolute path without symbolic links, or nil where nothing is there.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the folder in which temporary files belong.
  static var temporaryFolder: String {
    guard let folder = Environment.value("TMPDIR"), access(folder, W_OK) == 0 else { return "/tmp" }
    return folder
  }
}

extension String {
  /// The path of the folder that holds this one.
  var parentPath: String {
    guard let slash = lastIndex(of: "/") else { return "." }
    return slash == startIndex ? "/" : String(self[..<slash])
  }

  /// The path without the parts that mean nothing: `a/b` for `./a//b`.
  var plainPath: String {
    let parts = split(separator: "/").filter { $0 != "." }
    return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The part of the path behind the last slash.
  var lastPathComponent: String {
    guard let slash = lastIndex(of: "/") else { return self }
    return String(self[index(after: slash)...])
  }
}
