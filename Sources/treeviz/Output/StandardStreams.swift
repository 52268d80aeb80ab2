import Glibc

/// Writes to standard output and standard error.
enum StandardStreams {
  /// Writes to standard output.
  ///
  /// - Throws: ``CommandFailure`` where it cannot be written; a reader that went away is no error.
  static func output(_ text: String) throws {
    try output(Array(text.utf8))
  }

  /// Writes bytes to standard output; see ``output(_:)-(String)``.
  static func output(_ bytes: [UInt8]) throws {
    if let capture = CommandCapture.current { return capture.print(bytes) }
    guard let code = write(bytes, to: STDOUT_FILENO), code != EPIPE else { return }
    throw CommandFailure("standard output cannot be written: \(String(cString: strerror(code)))")
  }

  /// Writes to standard error, as far as that is possible.
  static func error(_ text: String) {
    error(bytes: Array(text.utf8))
  }

  /// Writes bytes to standard error, as far as that is possible.
  static func error(bytes: [UInt8]) {
    if let capture = CommandCapture.current, !capture.isVerbose { return }
    _ = write(bytes, to: STDERR_FILENO)
  }

  /// A Boolean value indicating whether standard output is a terminal.
  static var outputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// A Boolean value indicating whether standard error is a terminal.
  static var errorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Writes all bytes to a descriptor.
  ///
  /// - Returns: the error's number, or nil when all is written.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count {
        let count = Glibc.write(
          descriptor, buffer.baseAddress.map { $0 + written }, buffer.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        written += count
      }
      return nil
    }
  }
}
