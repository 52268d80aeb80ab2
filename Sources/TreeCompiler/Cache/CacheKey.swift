import Glibc
import ViewTree

/// Everything that the answer for some sources depends on: their names and bytes, the tool, the
/// toolchain and what was asked for.
///
/// An entry keeps the whole key and is used for an equal one alone; a hash names its file.
struct CacheKey: Hashable {
  /// The parts, each behind its length.
  let bytes: [UInt8]

  init(
    files: [SourceFile], _ catalog: AssetCatalog = AssetCatalog(), options: CompilerOptions,
    toolchain: Toolchain
  ) throws(CompilerError) {
    var material = Material()
    material.add(options.request)
    if !options.changes.isEmpty { material.add(JSONDocument.text(of: options.changes)) }
    if let fingerprint = options.cache?.fingerprint {
      material.add(fingerprint.text)
    } else {
      for part in try BuildFingerprint.identities(options.installation, toolchain) {
        material.add(part)
      }
    }
    material.add(catalog.description)
    for file in files {
      material.add(file.path)
      material.add(file.contents)
    }
    bytes = material.bytes
  }

  private struct Material {
    var bytes: [UInt8] = []

    mutating func add(_ text: String) { add(Array(text.utf8)) }

    mutating func add(_ part: [UInt8]) {
      withUnsafeBytes(of: UInt64(part.count).littleEndian) { bytes += $0 }
      bytes += part
    }
  }
}

/// What changes whenever a file is built or installed anew.
struct FileIdentity {
  let text: String

  init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      text = "missing"
      return
    }
    let time = status.st_mtim
    text = "\(status.st_size) \(status.st_ino) \(time.tv_sec).\(time.tv_nsec)"
  }
}

/// A checksum against torn and damaged files (FNV-1a, 64 bits): no guard against malice.
package enum Checksum {
  /// Returns the checksum as 16 hexadecimal digits.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(of(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
