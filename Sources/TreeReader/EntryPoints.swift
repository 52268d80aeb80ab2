import Glibc
import ViewTree

// The C interface through which TreeCompiler, which loads this library only when source has to be
// compiled, reaches it.

/// Reads one source file and returns its ``SourceSummary`` as JSON, or null where memory fails.
///
/// - Parameters:
///   - bytes: The contents of the file.
///   - count: How many bytes there are.
///   - path: The path as the user typed it, ended by a zero.
/// - Returns: JSON ended by a zero, to be given back to `treereader_free`.
@_cdecl("treereader_summary")
package func summary(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ path: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? {
  json(of: SourceReader(contents: contents(bytes, count), path: String(cString: path)).summary())
}

/// Reads one source file and returns its ``SourceSketch`` as JSON; see `treereader_summary`.
@_cdecl("treereader_sketch")
package func sketch(
  _ bytes: UnsafePointer<UInt8>?, _ count: Int, _ path: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? {
  json(of: SketchReader(contents: contents(bytes, count), path: String(cString: path)).sketch())
}

private func contents(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  Array(UnsafeBufferPointer(start: bytes, count: bytes == nil ? 0 : count))
}

private func json(of value: some Encodable) -> UnsafeMutablePointer<CChar>? {
  strdup(JSONDocument.text(of: value))
}

/// Frees what `treereader_summary` returned.
@_cdecl("treereader_free")
package func freeSummary(_ json: UnsafeMutablePointer<CChar>?) {
  free(json)
}

/// Returns the ``ChangeCode`` of a ``ChangeRequest``, both as JSON, or null where memory fails.
///
/// - Parameter request: JSON ended by a zero.
/// - Returns: JSON ended by a zero, to be given back to `treereader_free`.
@_cdecl("treereader_changes")
package func changes(_ request: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
  guard let request = try? JSONDocument.read(ChangeRequest.self, from: String(cString: request))
  else { return nil }
  return json(of: ChangeWriter(request).code())
}

/// Returns the ``BlankedSource`` of a request for one, both as JSON, or null where no statement can be blanked.
///
/// - Parameter request: JSON ended by a zero.
/// - Returns: JSON ended by a zero, to be given back to `treereader_free`.
@_cdecl("treereader_blanked")
package func blanked(_ request: UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>? {
  let request = try? JSONDocument.read(BlankedSource.Request.self, from: String(cString: request))
  return request.flatMap(BlankedStatement.init).flatMap { json(of: $0.result) }
}
