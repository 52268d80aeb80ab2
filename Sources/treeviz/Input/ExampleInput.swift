import TreeCompiler
import ViewTree

/// The sources that a command line names, compiled.
struct ExampleInput {
  /// The files that were compiled.
  let files: [SourceFile]

  /// The files' paths as typed.
  var paths: [String] { files.map(\.path) }

  /// What can be drawn, in source order.
  let roots: [ExampleRoot]

  /// The bodies of custom types, by type.
  let bodies: [String: String]

  /// What came up while instances were mounted.
  let issues: [CompiledExample.Issue]

  /// What is wrong with files that were left out, where the rest was asked for.
  let faults: [Diagnostic]

  /// What is done to the roots.
  let changes: ChangePlan

  /// Reads and compiles the files of a command line as one module.
  static func load(_ arguments: ParsedArguments, command: Command) throws -> ExampleInput {
    guard !arguments.positional.isEmpty else {
      throw UsageError("no file given", command: command)
    }
    return try compiled(
      SourceFiles.read(arguments.positional), arguments: arguments, command: command)
  }

  /// Compiles files that are read already.
  static func compiled(
    _ files: [SourceFile], arguments: ParsedArguments, command: Command
  ) throws -> ExampleInput {
    let changes = try ChangePlan(arguments, command: command)
    let options = try CompilerOptions(arguments, changes: changes, command: command)
    var rest = files
    var faults: [Diagnostic] = []
    while true {
      do throws(CompilerError) {
        let example = try ProgressLine.shown(for: rest, arguments) { () throws(CompilerError) in
          try compile(rest, options: options)
        }
        passOn(example, arguments)
        return ExampleInput(
          files: rest, roots: shown(example.roots(paths: rest.map(\.path))),
          bodies: example.report.bodies, issues: example.issues, faults: faults, changes: changes)
      } catch {
        faults += error.diagnostics.filter {
          $0.severity == .error || !arguments.has("quiet")
        }
        let failed = Set(
          error.diagnostics.filter { $0.severity == .error }.map { $0.location?.path })
        rest.removeAll { failed.contains($0.path) }
        let isHopeless = rest.isEmpty || failed.isDisjoint(with: files.map(\.path))
        guard arguments.has("keep-going"), !isHopeless, case .invalidSource = error else {
          throw CommandFailure(faults, exitCode: error.isAboutInput ? .failure : .internalFault)
        }
      }
    }
  }

  /// The roots that may be shown: of a block of a chapter, its own.
  private static func shown(_ roots: [ExampleRoot]) -> [ExampleRoot] {
    guard let capture = CommandCapture.current else { return roots }
    return roots.filter(capture.shows)
  }

  /// Hands on what the example printed.
  private static func passOn(_ example: CompiledExample, _ arguments: ParsedArguments) {
    guard !arguments.has("quiet") else { return }
    if arguments.has("verbose") { example.diagnostics.forEach(DiagnosticPrinter.print) }
    let limit = StandardStreams.errorIsTerminal ? ExampleOutput.terminalLimit : nil
    ExampleOutput(example.output, limit: limit).print()
  }

  /// The name of a file in messages.
  static func shown(_ path: String) -> String { path == "-" ? "<stdin>" : path }
}

// MARK: - What is wrong

extension ExampleInput {
  /// Returns what came up while a root was mounted.
  func issues(of root: ExampleRoot) -> [CompiledExample.Issue] {
    issues.filter { $0.root == root.typeName }
  }

  /// Returns what ended the instance of a root, or is wrong with it.
  func errors(of root: ExampleRoot) -> [CompiledExample.Issue] {
    issues(of: root).filter { $0.diagnostic.severity == .error }
  }

  /// Returns what is said of roots that have no instance, with the previews that show each.
  func refusals(of roots: [ExampleRoot], _ consequence: String) -> [Diagnostic] {
    guard !roots.isEmpty else { return [] }
    let previews = PreviewIndex(self)
    return roots.map { root in
      Diagnostic(
        .error,
        "'\(root.name)' \(root.reasonForNoInstance): \(consequence)\(previews.hint(for: root))",
        at: root.location)
    }
  }

  /// What is said where there is nothing to show.
  var noViews: Diagnostic {
    Diagnostic(
      .error,
      "no view found; expected a struct that conforms to View, a preview or a view expression",
      at: Diagnostic.Location(path: paths[0]))
  }
}

extension CompilerOptions {
  /// The options that a command line asks for.
  fileprivate init(
    _ arguments: ParsedArguments, changes plan: ChangePlan, command: Command
  ) throws(UsageError) {
    self.init()
    changes = plan.sourceChanges
    if arguments.has("verbose") { onStage = StageReport.print }
    if arguments.needsInstances || command.mountsInstances {
      request = ProbeRequest(
        wantsInstances: true, names: arguments.values("view") + arguments.values("from"),

        changes: plan.changesInstances || command.mountsInstances || arguments.showsRenderTree
          ? plan.probeChanges : nil,
        window: plan.window
      ).json()
    }
    if !arguments.has("no-cache") {
      cache =
        if let capture = CommandCapture.current { capture.cache } else { ResultCache.standard }
    }
    guard let text = arguments.value("timeout") else { return }
    guard let seconds = Double(text), seconds > 0, seconds <= 86_400 else {
      throw UsageError("'\(text)' is no number of seconds, expected one above 0", command: command)
    }
    timeout = .milliseconds(Int64(seconds * 1_000))
  }
}
