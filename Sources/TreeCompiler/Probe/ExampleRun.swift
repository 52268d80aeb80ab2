import ViewTree

/// Runs a compiled example until there is a report: a root whose instance fails is left out the next
/// time, so that the others are shown.
struct ExampleRun {
  let files: [SourceFile]
  let summaries: [SourceSummary]
  let known: KnownFiles
  let request: ProbeRequest
  let options: CompilerOptions
  let toolchain: Toolchain

  /// How often an example is run at most.
  private static let maximumCount = 20

  /// How many of its roots may take all the time there is: nobody waits for more.
  private static let maximumTimeouts = 2

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
    let library = folder.path + "/example.so"
    let lineTables = LineTables(library: library, toolchain: toolchain)
    var probe = probe
    var request = request
    var failures: [ProbeFailure] = []
    var timeouts = 0
    while true {
      switch try probe.attempt(files: known) {
      case .success(let run):
        return CompiledExample(
          report: run.report.adding(failures), summaries: summaries, diagnostics: warnings,
          output: run.output(after: failures),
          issues: issues(of: run, after: failures, lineTables))
      case .failure(let failure):
        failures.append(failure)
        if failure.isTimeout { timeouts += 1 }
        guard let root = failure.root, timeouts < Self.maximumTimeouts,
          !request.excluded.contains(root),
          failures.count < Self.maximumCount
        else {
          let diagnostics = diagnostics(failures, [], roots: [], lineTables)
          throw .exampleFailed(failures.map(diagnostics.diagnostic))
        }
        request.excluded.append(root)
        var options = options
        options.request = request.json()
        probe = try Probe(example: library, folder: folder.path + "/home", options: options)
      }
    }
  }

  /// Returns what came up in the runs that failed and in the one that did not.
  private func issues(
    of run: Probe.Run, after failures: [ProbeFailure], _ lineTables: LineTables
  ) -> [CompiledExample.Issue] {
    let diagnostics = diagnostics(
      failures, run.issues.map(\.issue), roots: run.report.roots, lineTables)
    var issues = failures.map { failure in
      CompiledExample.Issue(
        root: failure.root ?? "", diagnostic: diagnostics.diagnostic(of: failure),
        isMissingObject: failure.issue?.isMissingObject ?? false,
        lacksSubject: failure.issue?.lacksSubject ?? false,
        followsChange: failure.change != nil && failure.issue?.isAboutChange != true)
    }
    for found in run.issues {
      let issue = CompiledExample.Issue(
        root: found.root,
        diagnostic: diagnostics.diagnostic(
          of: found.issue, root: found.root, change: found.change),
        isMissingObject: found.issue.isMissingObject, lacksSubject: found.issue.lacksSubject,
        followsChange: found.change != nil && !found.issue.isAboutChange)
      if !issues.contains(issue) { issues.append(issue) }
    }
    return issues
  }

  private func diagnostics(
    _ failures: [ProbeFailure], _ issues: [ProbeIssue], roots: [ProbeReport.Root],
    _ lineTables: LineTables
  ) -> IssueDiagnostics {
    let callers = (failures.compactMap(\.issue) + issues).flatMap { $0.callers ?? [] }
    return IssueDiagnostics(
      files: zip(files, summaries).map { ($0.path, $1) }, roots: roots,
      places: lineTables.places(of: Set(failures.flatMap(\.callers) + callers), files: known))
  }
}

extension Probe.Run {
  /// Returns what the example printed, in the runs that made changes before they failed, too.
  fileprivate func output(after failures: [ProbeFailure]) -> CompiledExample.Output {
    var output = output
    output.standardOutput = failures.flatMap(\.printed) + output.standardOutput
    return output
  }
}

extension ProbeReport {
  /// Returns the report with what was done to the roots that failed in other runs.
  fileprivate func adding(_ failures: [ProbeFailure]) -> ProbeReport {
    var report = self
    for failure in failures where !failure.steps.isEmpty {
      guard let index = roots.firstIndex(where: { $0.name == failure.root }) else { continue }
      report.roots[index].unfinishedUpdate = UpdateLog(steps: failure.steps.map(\.step))
      for step in failure.steps { report.bodies.merge(step.bodies) { known, _ in known } }
    }
    return report
  }
}

extension ProbeIssue {
  var isMissingObject: Bool { kind == "missingObject" }

  /// A Boolean value indicating whether there is nothing that the change could be made to.
  fileprivate var lacksSubject: Bool { kind == "unknownControl" || kind == "unknownChange" }

  /// A Boolean value indicating whether it is the change, as the user wrote it, that cannot be made.
  var isAboutChange: Bool {
    ["unknownControl", "ambiguousControl", "disabledControl", "unknownChange"].contains(kind)
  }
}
