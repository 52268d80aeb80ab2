import Glibc

/// What this treeviz and its toolchain are, by their contents: the same on every machine that has the
/// same, whenever and wherever they were installed.
///
/// An installed treeviz knows the digits of its sources: those stand for its pieces, which hold the paths
/// of the folder that they were built in.
package struct BuildFingerprint: Sendable, Hashable {
  /// Sixteen hexadecimal digits.
  package let text: String

  /// Reads the pieces of treeviz, or remembers what was read of these very files.
  ///
  /// - Throws: ``CompilerError`` where a piece or the compiler is missing.
  package init(
    installation: Installation, toolchain: Toolchain, executable: String = "/proc/self/exe"
  ) throws(CompilerError) {
    let identities = try Self.identities(installation, toolchain, executable)
    let key = Array(identities.joined(separator: "\n").utf8)
    let memory = CacheFolder.path.map { ResultCache(folder: $0 + "/fingerprints", limit: 1 << 20) }
    if let known = memory?.bytes(for: key) {
      text = String(decoding: known, as: UTF8.self)
      return
    }
    var hash = ContentHash()
    if let sources = try installation.sources(of: executable) {
      hash.add(sources)
    } else {
      for piece in Installation.Piece.allCases {
        for path in Self.files(of: try installation.path(of: piece)) { hash.add(file: path) }
      }
      hash.add(file: executable)
    }
    hash.add(Array(try toolchain.version().utf8))
    text = hash.text
    memory?.store(Array(text.utf8), for: key)
  }

  /// What tells the files of one machine from those of another, and from themselves before they were
  /// installed anew.
  static func identities(
    _ installation: Installation, _ toolchain: Toolchain, _ executable: String = "/proc/self/exe"
  ) throws(CompilerError) -> [String] {
    var identities: [String] = []
    for piece in Installation.Piece.allCases {
      let path = try installation.path(of: piece)
      identities += [path, FileIdentity(path).text]
    }
    identities.append(FileIdentity(executable).text)
    identities += [toolchain.compiler, FileIdentity(toolchain.compiler).text]
    return identities
  }

  /// The file itself, or the modules in a folder.
  private static func files(of path: String) -> [String] {
    let names = FileTree.entries(of: path)
    guard !names.isEmpty else { return [path] }
    return names.filter { $0.hasSuffix(".swiftmodule") && !$0.hasSuffix("Tests.swiftmodule") }
      .sorted().map { "\(path)/\($0)" }
  }
}

/// A checksum of much, eight bytes at a time: no guard against malice.
private struct ContentHash {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func add(file path: String) { add(FileContents.bytes(of: path) ?? []) }

  mutating func add(_ bytes: [UInt8]) {
    var hash = mixed(hash, UInt64(bytes.count))
    bytes.withUnsafeBytes { buffer in
      let whole = buffer.count / 8 * 8
      var offset = 0
      while offset < whole {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        hash = (hash ^ UInt64(littleEndian: word)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 29
        offset += 8
      }
      while offset < buffer.count {
        hash = mixed(hash, UInt64(buffer[offset]))
        offset += 1
      }
    }
    self.hash = hash
  }

  private func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
    return product ^ (product >> 29)
  }
}
