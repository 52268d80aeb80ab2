import Glibc

/// Writes files so that each is the old or the new one, never a part.
enum OutputFile {
  /// Writes a file beside its place and renames it into place; makes its folder where there is none.
  ///
  /// - Throws: ``CommandFailure`` that names the path and what the system said.
  static func write(_ bytes: [UInt8], to path: String) throws {
    try makeFolder(of: path)
    var template = Array((path + ".XXXXXX").utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else { throw failure(path, errno) }
    let temporary = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    var code = StandardStreams.write(bytes, to: descriptor)
    if code == nil, fchmod(descriptor, mode(of: path)) != 0 { code = errno }
    if close(descriptor) != 0, code == nil { code = errno }
    if code == nil, rename(temporary, path) != 0 { code = errno }
    guard let code else { return }
    unlink(temporary)
    throw failure(path, code)
  }

  /// Makes the folders of a path that are not there.
  private static func makeFolder(of path: String) throws {
    for slash in path.indices where path[slash] == "/" && slash != path.startIndex {
      let folder = String(path[..<slash])
      guard mkdir(folder, 0o777) != 0, errno != EEXIST, errno != EISDIR else { continue }
      throw failure(folder, errno)
    }
  }

  /// The mode of the file that is there; that of a new file where none is.
  private static func mode(of path: String) -> mode_t {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }

  private static func failure(_ path: String, _ code: Int32) -> CommandFailure {
    CommandFailure("'\(path)' cannot be written: \(String(cString: strerror(code)))")
  }
}
