import ViewTree

/// Runs a compiled example until there is a report: a root whose instance fails is left out the next
/// time, so that the others are shown.
struct ExampleRun {
  let files: [SourceFile]
  let summaries: [SourceSummary]
  let known: KnownFiles
  let request: ProbeRequest
  let options: CompilerOptions

  /// How often an example is run at most.
  private static let maximumCount = 20

  /// Starts the probe, which gets ready while the example is compiled.
  func start(in folder: borrowing TemporaryFolder) throws(CompilerError) -> Probe {
    try Probe(
      example: folder.path + "/example.so", folder: folder.makeFolder("home"), options: options)
  }

  /// Runs the example.
  ///
  /// - Parameters:
  ///   - probe: What ``start(in:)`` returned.
  ///   - folder: The folder of the compiled example.
  ///   - warnings: The compiler's warnings.
  /// - Returns: The example with its report.
  /// - Throws: ``CompilerError`` where there is no report.
  func example(
    _ probe: Probe, in folder: borrowing TemporaryFolder, warnings: [Diagnostic]
  ) throws(CompilerError) -> CompiledExample {
    let diagnostics = IssueDiagnostics(
      files: zip(files, summaries).map { ($0.path, $1) })
    var probe = probe
    var request = request
    var failures: [CompiledExample.Issue] = []
    var timeouts = 0
    for _ in 0..<Self.maximumCount {
      switch try probe.attempt(files: known) {
      case .success(let run):
        let issues = run.issues.map { root, issue in
          CompiledExample.Issue(
            root: root,
            diagnostic: diagnostics.diagnostic(of: diagnostics.diagnostic(of: issue), root: root))
        }
        return CompiledExample(
          report: run.report, summaries: summaries, diagnostics: warnings, output: run.output,
          issues: failures + issues)
      case .failure(let failure):
        if failure.isTimeout { timeouts += 1 }
        guard let root = failure.root, timeouts < 2, !request.excluded.contains(root) else {
          throw .exampleFailed(failure.diagnostic)
        }
        let diagnostic = diagnostics.diagnostic(
          of: failure.issue.map(diagnostics.diagnostic) ?? failure.diagnostic, root: root)
        failures.append(CompiledExample.Issue(root: root, diagnostic: diagnostic))
        request.excluded.append(root)
        var options = options
        options.request = request.json()
        probe = try Probe(
          example: folder.path + "/example.so", folder: folder.path + "/home", options: options)
      }
    }
    throw .exampleFailed(
      failures.last?.diagnostic ?? Diagnostic(.error, "the example gave no report"))
  }
}
