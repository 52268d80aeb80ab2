import Glibc

/// The file that an address of this process was loaded from.
package struct LoadedLibrary {
  package let path: String

  /// Where the file's first byte is.
  package let start: UnsafeRawPointer

  /// Glibc shows `dladdr` to C with GNU extensions alone. Its `Dl_info` is four words: the path,
  /// the start, a symbol's name and its address.
  private typealias Lookup =
    @convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>) -> Int32

  /// Finds the file; nil where the address is in none.
  package init?(of address: UnsafeRawPointer) {
    guard let function = dlsym(nil, "dladdr") else { return nil }
    let lookup = unsafeBitCast(function, to: Lookup.self)
    var info: [UInt] = [0, 0, 0, 0]
    guard lookup(address, &info) != 0, let path = UnsafePointer<CChar>(bitPattern: info[0]),
      let start = UnsafeRawPointer(bitPattern: info[1])
    else { return nil }
    self.path = String(cString: path)
    self.start = start
  }
}
