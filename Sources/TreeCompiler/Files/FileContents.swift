import Glibc

/// Reads whole files.
enum FileContents {
  /// Returns the bytes of a file, or nil where it cannot be read.
  static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
      while count < buffer.count {
        let step = read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
        if step < 0, errno == EINTR { continue }
        if step <= 0 { return }
        count += step
      }
    }
  }
}
