/// The section table of a 64-bit little-endian ELF file.
struct ELFObject {
  private let bytes: [UInt8]

  init(bytes: [UInt8]) {
    self.bytes = bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) ? bytes : []
  }

  /// Returns the contents of a section.
  func section(named name: String) -> ArraySlice<UInt8>? {
    guard let table = number(at: 0x28, size: 8), let entrySize = number(at: 0x3A, size: 2),
      let count = number(at: 0x3C, size: 2), let namesIndex = number(at: 0x3E, size: 2),
      let names = contents(ofHeaderAt: table + namesIndex * entrySize)
    else { return nil }
    for index in 0..<count {
      let header = table + index * entrySize
      guard let nameOffset = number(at: header, size: 4), nameOffset < names.count else { continue }
      if names.dropFirst(nameOffset).prefix(while: { $0 != 0 }).elementsEqual(name.utf8) {
        return contents(ofHeaderAt: header)
      }
    }
    return nil
  }

  private func contents(ofHeaderAt header: Int) -> ArraySlice<UInt8>? {
    guard let offset = number(at: header + 0x18, size: 8),
      let size = number(at: header + 0x20, size: 8),
      offset <= bytes.count, size <= bytes.count - offset
    else { return nil }
    return bytes[offset..<offset + size]
  }

  private func number(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - size else { return nil }
    let value = bytes[offset..<offset + size].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(exactly: value).flatMap { $0 < 1 << 48 ? $0 : nil }
  }
}
