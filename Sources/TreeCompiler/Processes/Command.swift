import Glibc

/// A program and what it is called with.
struct Command: Sendable {
  var executable: String
  var arguments: [String]

  /// The environment as `NAME=VALUE`; nil for ours.
  var environment: [String]?

  init(_ executable: String, _ arguments: [String], environment: [String]? = nil) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - outputs: The descriptors of the program whose bytes are kept; 1 and 2 are otherwise lost.
  ///   - timeout: How long it may run.
  /// - Returns: How it ended and what it wrote.
  /// - Throws: ``CompilerError`` where it cannot be started, or a signal asked us to stop.
  func run(
    capturing outputs: [RunningProcess.Capture], timeout: Duration
  ) throws(CompilerError) -> ProcessOutcome {
    try RunningProcess(self, capturing: outputs).wait(timeout: timeout)
  }
}

// MARK: - CustomStringConvertible

extension Command: CustomStringConvertible {
  /// The command as one would type it in a shell.
  var description: String {
    ([executable] + arguments).map(\.quotedForShell).joined(separator: " ")
  }
}

extension String {
  fileprivate var quotedForShell: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: "-_./,:=+@%".utf8.contains(byte)
        }
      }
    guard !isPlain else { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
