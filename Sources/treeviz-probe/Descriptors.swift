import Glibc

/// The descriptors of this process.
enum Descriptors {
  /// Closes what was inherited by accident.
  static func closeAll(above last: Int32) {
    guard let stream = opendir("/proc/self/fd") else { return }
    var open: [Int32] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if let descriptor = Int32(name), descriptor > last { open.append(descriptor) }
    }
    closedir(stream)
    for descriptor in open { close(descriptor) }
  }

  /// Waits for the word to go on standard input, and leaves nothing there to read.
  ///
  /// - Returns: False where none came: nobody wants the report any more.
  static func waitForInput() -> Bool {
    var bytes = [UInt8](repeating: 0, count: 16)
    var count = 0
    repeat { count = read(0, &bytes, bytes.count) } while count < 0 && errno == EINTR
    guard count > 0 else { return false }
    let nothing = open("/dev/null", O_RDONLY)
    dup2(nothing, 0)
    close(nothing)
    return true
  }
}
