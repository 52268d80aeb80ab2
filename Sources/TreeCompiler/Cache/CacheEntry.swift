/// A file of the cache: a mark, the key, the answer, and a checksum of all that.
struct CacheEntry {
  private static let mark = Array("treeviz-result-1\n".utf8)

  let bytes: [UInt8]

  init(key: [UInt8], payload: [UInt8]) {
    var bytes = Self.mark
    bytes.append(length: key.count)
    bytes += key
    bytes.append(length: payload.count)
    bytes += payload
    bytes.append(length: Int(truncatingIfNeeded: Checksum.of(bytes)))
    self.bytes = bytes
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the answer, where the entry is whole and of the given key.
  func payload(for key: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = bytes.dropLast(8)
    guard bytes.count > 8 + Self.mark.count, rest.starts(with: Self.mark),
      UInt64(truncatingIfNeeded: bytes.suffix(8).length) == Checksum.of(rest)
    else { return nil }
    rest = rest.dropFirst(Self.mark.count)
    guard let stored = rest.takePart(), stored.elementsEqual(key),
      let payload = rest.takePart()
    else { return nil }
    return payload
  }
}

extension [UInt8] {
  fileprivate mutating func append(length: Int) {
    Swift.withUnsafeBytes(of: Int64(length).littleEndian) { append(contentsOf: $0) }
  }
}

extension ArraySlice<UInt8> {
  /// The number in the first eight bytes, lowest first.
  fileprivate var length: Int {
    Int(
      truncatingIfNeeded: prefix(8).enumerated().reduce(UInt64(0)) { sum, byte in
        sum | UInt64(byte.element) << (8 * UInt64(byte.offset))
      })
  }

  /// Takes a length and as many bytes off the start.
  fileprivate mutating func takePart() -> ArraySlice<UInt8>? {
    guard count >= 8 else { return nil }
    let length = length
    guard length >= 0, length <= count - 8 else { return nil }
    let part = dropFirst(8).prefix(length)
    self = dropFirst(8 + length)
    return part
  }
}
