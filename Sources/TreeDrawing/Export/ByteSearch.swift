/// Searching in bytes.
enum ByteSearch {
  /// Returns where a pattern stands last; nil where it does not.
  static func lastIndex(of pattern: [UInt8], in bytes: [UInt8]) -> Int? {
    guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
    for start in stride(from: bytes.count - pattern.count, through: 0, by: -1)
    where bytes[start] == first {
      if bytes[start..<start + pattern.count].elementsEqual(pattern) { return start }
    }
    return nil
  }
}
