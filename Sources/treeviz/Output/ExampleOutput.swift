import TreeCompiler
import ViewTree

/// What an example printed, as it is passed on: on standard error, since standard output is for the
/// tree.
struct ExampleOutput {
  /// The bytes, cut to the limit; a line that was begun is ended, so that what follows has its own.
  let bytes: [UInt8]

  /// A Boolean value indicating whether the example printed more.
  let isCut: Bool

  /// How many bytes of each stream a terminal gets, which nobody would read more of.
  static let terminalLimit = 1 << 16

  /// - Parameters:
  ///   - output: what the example printed.
  ///   - limit: how many bytes of each stream are passed on; nil for all that was kept.
  init(_ output: CompiledExample.Output, limit: Int? = nil) {
    let streams = [output.standardOutput, output.standardError]
    var bytes: [UInt8] = []
    for stream in streams {
      bytes += stream.prefix(limit ?? stream.count)
      if let last = bytes.last, last != UInt8(ascii: "\n") { bytes.append(UInt8(ascii: "\n")) }
    }
    self.bytes = bytes
    isCut = output.isCut || streams.contains { $0.count > limit ?? $0.count }
  }

  /// Passes it on, with a note where it is cut.
  func print() {
    StandardStreams.error(bytes: bytes)
    guard isCut else { return }
    DiagnosticPrinter.print(
      Diagnostic(.note, "treeviz: note: what the example printed is cut here"))
  }
}
