import Glibc
package import ViewTree

/// Why there is no report.
package enum CompilerError: Error, Sendable {
  /// The compiler, or the reader, found fault with the source: what it said.
  case invalidSource([Diagnostic])

  /// The example was compiled, and failed when it was run.
  case exampleFailed([Diagnostic])

  /// A signal asked us to stop.
  case interrupted(Int32)

  /// No Swift toolchain was found, with the reason.
  case noToolchain(String)

  /// A piece of treeviz is missing.
  case incompleteInstallation(missing: String, searched: [String])

  /// The modules of treeviz were built by another compiler than the one that was found.
  case otherToolchain(String)

  /// A tool ended in a way that no source should make it end.
  case toolFailed(name: String, reason: String)

  /// The system refused something.
  case system(String, code: Int32)
}

// MARK: - Diagnostics

extension CompilerError {
  /// The messages to print.
  package var diagnostics: [Diagnostic] {
    switch self {
    case .invalidSource(let diagnostics), .exampleFailed(let diagnostics): diagnostics
    default: [Diagnostic(.error, description)]
    }
  }

  /// A Boolean value indicating whether the fault is that of the user's source, and not ours or
  /// the machine's.
  package var isAboutInput: Bool {
    switch self {
    case .invalidSource, .exampleFailed: true
    default: false
    }
  }
}

// MARK: - CustomStringConvertible

extension CompilerError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .invalidSource(let diagnostics):
      diagnostics.first?.message ?? "the source does not compile"
    case .exampleFailed(let diagnostics):
      diagnostics.first?.message ?? "the example failed"
    case .interrupted(let signal):
      "stopped by \(SignalName.of(signal))"
    case .noToolchain(let reason):
      "no Swift toolchain found: \(reason); install one from https://swift.org/install, or set "
        + "TREEVIZ_TOOLCHAIN to the folder of one"
    case .incompleteInstallation(let missing, let searched):
      "treeviz is incomplete: '\(missing)' is in none of "
        + searched.map { "'\($0)'" }.joined(separator: ", ")
        + "; build it with 'swift build', or set TREEVIZ_HOME to the folder that holds it"
    case .otherToolchain(let found):
      "this treeviz was built by another Swift compiler than the one it found (\(found)); build and "
        + "install it anew, or set TREEVIZ_TOOLCHAIN to the folder of the one that built it"
    case .toolFailed(let name, let reason):
      "\(name) failed: \(reason)"
    case .system(let action, let code):
      "\(action): \(String(cString: strerror(code)))"
    }
  }
}
