import Glibc

/// A word of a library's table of functions.
package enum TableEntry {
  /// Writes a function's address into a table, whose page may be one that is only read.
  package static func set(
    _ function: UnsafeRawPointer, at place: UnsafeMutablePointer<UnsafeRawPointer?>
  ) {
    let size = UInt(sysconf(Int32(_SC_PAGESIZE)))
    let page = UnsafeMutableRawPointer(bitPattern: UInt(bitPattern: place) & ~(size - 1))
    guard mprotect(page, Int(size), PROT_READ | PROT_WRITE) == 0 else {
      preconditionFailure(
        "a library's table cannot be written: \(String(cString: strerror(errno)))")
    }
    place.pointee = function
  }
}
