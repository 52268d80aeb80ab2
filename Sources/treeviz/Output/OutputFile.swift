import Glibc

/// Writes files so that each is the old or the new one, never a part.
enum OutputFile {
  /// Writes a file beside its place and renames it into place; makes its folder where there is none.
  ///
  /// A symbolic link is followed. What is no plain file, as a device or a named pipe, is written to
  /// as it is.
  ///
  /// - Throws: ``CommandFailure`` that names the path and what the system said.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if let capture = CommandCapture.current { return capture.write(bytes, to: path) }
    try makeFolder(of: path)
    var status = stat()
    guard stat(path, &status) == 0 else { return try replace(path, with: bytes, mode: nil) }
    if status.st_mode & S_IFMT == S_IFREG {
      try replace(resolved(path), with: bytes, mode: status.st_mode & 0o7777)
    } else {
      try writeThrough(bytes, to: path)
    }
  }

  /// A Boolean value indicating whether two paths name the same file.
  static func isSame(_ path: String, _ other: String) -> Bool {
    var first = stat()
    var second = stat()
    guard stat(path, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws {
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path, errno) }
    let temporary = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    var code = StandardStreams.write(bytes, to: descriptor)
    if code == nil, fchmod(descriptor, mode ?? newFileMode) != 0 { code = errno }
    if close(descriptor) != 0, code == nil { code = errno }
    if code == nil, rename(temporary, path) != 0 { code = errno }
    guard let code else { return }
    unlink(temporary)
    throw failure(path, code)
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path, errno) }
    var code = StandardStreams.write(bytes, to: descriptor)
    if close(descriptor) != 0, code == nil { code = errno }
    if let code, code != EPIPE { throw failure(path, code) }
  }

  /// Makes the folders of a path that are not there.
  static func makeFolder(of path: String) throws {
    for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
      let folder = String(path[..<slash])
      guard mkdir(folder, 0o777) != 0, errno != EEXIST, errno != EISDIR else { continue }
      throw failure(folder, errno)
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static var newFileMode: mode_t {
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  private static func failure(_ path: String, _ code: Int32) -> CommandFailure {
    CommandFailure("'\(path)' cannot be written: \(String(cString: strerror(code)))")
  }
}
