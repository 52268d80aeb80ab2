import Glibc

/// Reads what a command line names: a file, or standard input for `-`.
enum InputFile {
  /// Returns the bytes of an input.
  ///
  /// - Throws: ``CommandFailure`` that names the path and what the system said.
  static func bytes(of path: String) throws -> [UInt8] {
    let isStandardInput = path == "-"
    let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { if !isStandardInput { close(descriptor) } }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Returns the text of an input.
  static func text(of path: String) throws -> String {
    String(decoding: try bytes(of: path), as: UTF8.self)
  }

  private static func failure(_ path: String) -> CommandFailure {
    let reason = String(cString: strerror(errno))
    return CommandFailure("'\(path)' cannot be read: \(reason)")
  }
}
