/// The text chunks of a PNG.
struct PNGText: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the text under a keyword.
  func text(for keyword: String) -> String? {
    let head = Array(keyword.utf8) + [0, 0, 0, 0, 0]
    for chunk in chunks where chunk.type == "iTXt" {
      guard bytes[chunk.body].starts(with: head) else { continue }
      return String(decoding: bytes[chunk.body].dropFirst(head.count), as: UTF8.self)
    }
    return nil
  }

  /// Returns the PNG with a text before its end.
  func adding(_ text: String, for keyword: String) -> [UInt8] {
    guard let end = chunks.first(where: { $0.type == "IEND" }) else { return bytes }
    let content = Array("iTXt\(keyword)".utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
    let chunk = Self.number(UInt32(content.count - 4)) + content + Self.number(Self.check(content))
    let place = end.body.lowerBound - 8
    return Array(bytes[..<place]) + chunk + bytes[place...]
  }

  private var chunks: [(type: String, body: Range<Int>)] {
    var chunks: [(type: String, body: Range<Int>)] = []
    var place = 8
    while place + 12 <= bytes.count {
      let size = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard size <= bytes.count - place - 12 else { break }
      let type = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      chunks.append((type, place + 8..<place + 8 + size))
      place += size + 12
    }
    return chunks
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  /// The checksum of a chunk: CRC-32.
  private static func check(_ bytes: [UInt8]) -> UInt32 {
    var check: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    return ~check
  }
}
