import Glibc

/// Paths as text: joined, made plain, and told from each other.
enum RelativePath {
  /// Returns the folder of a path; empty for the current one.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func lastComponent(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }

  /// Returns a path that begins in a folder, without `.` and, as far as it goes, without `..`.
  static func joined(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") { return plain(path) }
    return plain(folder.isEmpty ? path : "\(folder)/\(path)")
  }

  static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Returns the way from a folder to a path, both from the same place.
  static func way(from folder: String, to path: String) -> String {
    var start = plain(folder).split(separator: "/")[...]
    var end = plain(path).split(separator: "/")[...]
    while let first = start.first, first == end.first {
      start.removeFirst()
      end.removeFirst()
    }
    return (start.map { _ in ".." } + end.map(String.init)).joined(separator: "/")
  }

  /// Returns the path from the root, symbolic links followed as far as there is anything.
  static func absolute(_ path: String) -> String {
    var existing = path.isEmpty ? "." : path
    var missing: [String] = []
    while true {
      if let resolved = realpath(existing, nil) {
        defer { free(resolved) }
        return plain(([String(cString: resolved)] + missing).joined(separator: "/"))
      }
      let parent = folder(of: existing)
      missing.insert(lastComponent(of: existing), at: 0)
      existing = parent.isEmpty ? "." : parent
    }
  }

  /// Returns a Boolean value indicating whether a path is a folder or in it.
  static func isInside(_ path: String, of folder: String) -> Bool {
    let (inner, outer) = (absolute(path), absolute(folder))
    return outer == "/" || inner == outer || inner.hasPrefix(outer + "/")
  }
}
