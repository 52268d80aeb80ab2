import Glibc

/// Reads and writes whole files.
enum FileContents {
  /// Returns the bytes of a file, or nil where it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    // Files of /proc say that they are empty.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 4096)
    var filled = 0
    while true {
      let count = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress.map { $0 + filled }, buffer.count - filled)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { break }
      filled += count
      if filled == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
    }
    return Array(bytes.prefix(filled))
  }

  /// Writes a file anew.
  ///
  /// - Returns: Whether all of it was written.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return bytes.withUnsafeBufferPointer { Descriptor.write($0, to: descriptor) } == nil
  }
}
