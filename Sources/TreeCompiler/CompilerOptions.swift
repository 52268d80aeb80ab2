package import ViewTree

/// How sources are compiled and run.
package struct CompilerOptions: Sendable {
  /// How long the example may run.
  package var timeout: Duration

  /// What the probe is asked for, handed over to it as it is.
  package var request: String

  /// The changes that are compiled with the sources.
  package var changes: [SourceChange]

  /// The toolchain; nil to search for one.
  package var toolchain: Toolchain?

  /// Where the pieces of treeviz are.
  package var installation: Installation

  /// Where answers are kept; nil to compile anew and keep nothing.
  package var cache: ResultCache?

  /// Called after each stage.
  package var onStage: (@Sendable (Stage) -> Void)?

  /// What was done and how long it took.
  package struct Stage: Sendable {
    /// `cache`, `read`, `compile`, `link`, `run`.
    package var name: String
    package var duration: Duration

    /// The command as one would type it, where one was run.
    package var command: String?
  }

  /// Creates options.
  package init(
    timeout: Duration = .seconds(20), request: String = "{}", changes: [SourceChange] = [],
    toolchain: Toolchain? = nil,
    installation: Installation = .current, cache: ResultCache? = nil,
    onStage: (@Sendable (Stage) -> Void)? = nil
  ) {
    self.timeout = timeout
    self.request = request
    self.changes = changes
    self.toolchain = toolchain
    self.installation = installation
    self.cache = cache
    self.onStage = onStage
  }
}

extension CompilerOptions {
  /// Runs the body and tells how long it took.
  func measure<Result>(
    _ name: String, _ command: Command? = nil, _ body: () throws(CompilerError) -> Result
  ) throws(CompilerError) -> Result {
    guard let onStage else { return try body() }
    let start = ContinuousClock.now
    defer {
      let duration = ContinuousClock.now - start
      onStage(Stage(name: name, duration: duration, command: command?.description))
    }
    return try body()
  }
}
