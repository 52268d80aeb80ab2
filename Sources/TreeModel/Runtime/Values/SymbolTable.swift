import Glibc

/// The symbols of a loaded library's file, the local ones too, by address.
///
/// It is never changed; the file is mapped for as long as the process runs.
package final class SymbolTable: @unchecked Sendable {
  private let bytes: UnsafeRawBufferPointer

  /// The offsets of the symbol table and of its strings, with their sizes.
  private let symbols: Range<Int>
  private let strings: Range<Int>

  private static let symbolSize = 24
  private static let sectionHeaderSize = 64
  private static let symbolTableKind: UInt32 = 2

  /// Maps a file; nil where it is no 64-bit ELF file with a symbol table.
  package init?(path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_size >= Self.sectionHeaderSize else {
      return nil
    }
    let count = Int(status.st_size)
    let start = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let start, start != MAP_FAILED else { return nil }
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]),
      let sections = Self.tables(in: bytes)
    else {
      munmap(start, count)
      return nil
    }
    self.bytes = bytes
    (symbols, strings) = sections
  }

  /// Returns the mangled name of the symbol at an address, counted from the library's start.
  package func name(at address: UInt64) -> String? {
    for symbol in stride(from: symbols.lowerBound, to: symbols.upperBound, by: Self.symbolSize) {
      guard bytes.loadUnaligned(fromByteOffset: symbol + 8, as: UInt64.self) == address,
        bytes.loadUnaligned(fromByteOffset: symbol + 6, as: UInt16.self) != 0
      else { continue }
      let offset = Int(bytes.loadUnaligned(fromByteOffset: symbol, as: UInt32.self))
      let name = bytes[(strings.lowerBound + offset)..<strings.upperBound].prefix { $0 != 0 }
      if !name.isEmpty { return String(decoding: name, as: UTF8.self) }
    }
    return nil
  }

  private static func tables(
    in bytes: UnsafeRawBufferPointer
  ) -> (symbols: Range<Int>, strings: Range<Int>)? {
    let headers = Int(bytes.loadUnaligned(fromByteOffset: 0x28, as: UInt64.self))
    let count = Int(bytes.loadUnaligned(fromByteOffset: 0x3C, as: UInt16.self))
    guard headers > 0, headers + count * sectionHeaderSize <= bytes.count else { return nil }
    func range(_ section: Int) -> Range<Int>? {
      let header = headers + section * sectionHeaderSize
      let start = Int(bytes.loadUnaligned(fromByteOffset: header + 24, as: UInt64.self))
      let size = Int(bytes.loadUnaligned(fromByteOffset: header + 32, as: UInt64.self))
      return start + size <= bytes.count ? start..<(start + size) : nil
    }
    for section in 0..<count {
      let header = headers + section * sectionHeaderSize
      guard bytes.loadUnaligned(fromByteOffset: header + 4, as: UInt32.self) == symbolTableKind
      else { continue }
      let link = Int(bytes.loadUnaligned(fromByteOffset: header + 40, as: UInt32.self))
      guard link < count, let symbols = range(section), let strings = range(link) else {
        return nil
      }
      return (symbols, strings)
    }
    return nil
  }
}
