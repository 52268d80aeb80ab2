import Foundation
import Glibc
import ViewTree

/// Loads a compiled example, reflects it and writes the report: what the probe process runs.
///
/// - Parameters:
///   - library: the path of the example's library.
///   - descriptor: the descriptor that the report is written to, after a line `@ NAME` for each
///     type that was looked at; closed at the end.
///   - request: what is asked for, as JSON; nothing is asked for yet.
/// - Returns: the exit code: 0 when the report was written.
@_cdecl("treeviz_probe_main")
public func probeMain(
  _ library: UnsafePointer<CChar>, _ descriptor: Int32, _ request: UnsafePointer<CChar>
) -> Int32 {
  let loaded = ImageTypes()
  guard dlopen(library, RTLD_NOW | RTLD_LOCAL) != nil else {
    let reason = dlerror().map { String(cString: $0) } ?? "for an unknown reason"
    FileHandle.standardError.write(Data("the compiled example does not load: \(reason)\n".utf8))
    return 70
  }
  let report = RootFinder.report(of: ImageTypes().descriptors(loadedSince: loaded)) { name in
    _ = write(Data("@ \(name)\n".utf8), to: descriptor)
  }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  guard let data = try? encoder.encode(report) else { return 70 }
  defer { close(descriptor) }
  return write(data, to: descriptor) ? 0 : 70
}

private func write(_ data: Data, to descriptor: Int32) -> Bool {
  data.withUnsafeBytes { bytes in
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(
        descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
