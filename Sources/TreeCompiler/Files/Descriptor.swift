import Glibc

/// Work on file descriptors.
enum Descriptor {
  /// Writes all bytes and returns the error's code, or nil.
  static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Int32? {
    var rest = UnsafeRawBufferPointer(bytes)
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return nil
  }

  /// Creates a pipe whose ends no child inherits by accident, and which are none of the low numbers
  /// that a child's own descriptors get.
  static func makePipe() throws(CompilerError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .system("cannot create a pipe", code: errno) }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    let code = errno
    for end in ends { close(end) }
    guard moved.allSatisfy({ $0 >= 0 }) else {
      for end in moved where end >= 0 { close(end) }
      throw .system("cannot create a pipe", code: code)
    }
    return (moved[0], moved[1])
  }
}
