import TreeModel

/// Where a loaded library is: the addresses of its segments.
enum LibraryExtent {
  /// Returns the addresses of the library that declares a type (ELF, 64 bits: the program headers).
  static func addresses(of descriptor: TypeDescriptor) -> Range<UInt> {
    guard let start = LoadedLibrary(of: descriptor.address)?.start else { return 0..<0 }
    let headers = start + Int(start.load(fromByteOffset: 0x20, as: UInt64.self))
    let size = Int(start.load(fromByteOffset: 0x36, as: UInt16.self))
    let count = Int(start.load(fromByteOffset: 0x38, as: UInt16.self))
    let loadedSegment = 1
    var end = 0
    for header in (0..<count).lazy.map({ headers + $0 * size })
    where header.load(as: UInt32.self) == loadedSegment {
      let address = header.load(fromByteOffset: 0x10, as: UInt64.self)
      end = max(end, Int(address + header.load(fromByteOffset: 0x28, as: UInt64.self)))
    }
    return UInt(bitPattern: start)..<UInt(bitPattern: start + end)
  }
}
