import ViewTree

/// Why a command ends without what it was asked for.
struct CommandFailure: Error {
  let diagnostics: [Diagnostic]
  let exitCode: ExitCode

  init(_ diagnostics: [Diagnostic], exitCode: ExitCode = .failure) {
    self.diagnostics = diagnostics
    self.exitCode = exitCode
  }

  init(_ message: String, at location: Diagnostic.Location? = nil) {
    self.init([Diagnostic(.error, message, at: location)])
  }
}
