import FoundationEssentials
import Glibc
import ViewTree

/// The process that loads a compiled example and reports its types.
///
/// It is started before the example is compiled and loads the DSL meanwhile; then it waits for a
/// word that there is something to run.
struct Probe {
  private let process: RunningProcess
  private let command: Command
  private let options: CompilerOptions

  /// What a run of an example gave.
  struct Run {
    var report: ProbeReport
    var output: CompiledExample.Output

    /// What SwiftUI would complain of.
    var issues: [ReportStream.Issue] = []
  }

  /// How much of what an example writes is kept.
  static let outputLimit = 1 << 20
  static let reportDescriptor: Int32 = 3

  /// The exit code by which the probe says that it cannot do its work.
  static let faultCode: Int32 = 70

  /// Starts the process.
  ///
  /// - Parameters:
  ///   - example: Where the compiled example will be.
  ///   - folder: The example's home, working folder and folder for temporary files.
  ///   - options: The limits and the request.
  /// - Throws: ``CompilerError`` where it cannot be started.
  init(example: String, folder: String, options: CompilerOptions) throws(CompilerError) {
    let seconds = max(1, options.timeout.components.seconds + 1)
    command = Command(
      try options.installation.path(of: .probe),
      [
        try options.installation.path(of: .model), example, folder, "\(seconds)",
        "\(OutOfMemory.gigabytes)", options.request,
      ],
      environment: [
        "HOME=\(folder)", "TMPDIR=\(folder)", "PWD=\(folder)", "PATH=/usr/bin:/bin", "TZ=UTC",
        "LANG=C.UTF-8", "SWIFT_DETERMINISTIC_HASHING=1", "SWIFT_BACKTRACE=enable=no",
      ] + Environment.all.filter { $0.hasPrefix(MovedToolchain.variable + "=") })
    self.options = options
    process = try RunningProcess(
      command,
      capturing: [
        .init(1, limit: Probe.outputLimit), .init(2, limit: Probe.outputLimit),
        .init(Probe.reportDescriptor),
      ], hasInput: true, marker: "HOME=\(folder)")
  }

  /// The exit code by which the probe says that an issue ended the example.
  static let issueCode: Int32 = 71

  /// The exit code of a run whose example has closed the report's descriptor.
  static let closedCode: Int32 = 72

  /// Lets the process run the example.
  ///
  /// - Parameter files: The user's files.
  /// - Returns: The report, and what the example wrote.
  /// - Throws: ``CompilerError/exampleFailed(_:)`` where there is no report.
  func run(files: KnownFiles) throws(CompilerError) -> Run {
    switch try attempt(files: files) {
    case .success(let run): return run
    case .failure(let failure): throw .exampleFailed([failure.diagnostic()])
    }
  }

  /// What came of letting the process run the example.
  enum Attempt {
    case success(Run)
    case failure(ProbeFailure)
  }

  /// Lets the process run the example.
  ///
  /// - Parameter files: The user's files.
  /// - Returns: The report, or why there is none.
  /// - Throws: ``CompilerError`` where that is our fault or the machine's.
  func attempt(files: KnownFiles) throws(CompilerError) -> Attempt {
    let outcome = try options.measure("run", command) { () throws(CompilerError) in
      process.send(Array("go\n".utf8))
      return try process.wait(timeout: options.timeout, farewell: SIGQUIT)
    }
    let stream = ReportStream(outcome.output(Probe.reportDescriptor))
    if outcome.ending == .exited(0), let report = stream.report {
      return .success(
        Run(report: report, output: CompiledExample.Output(outcome), issues: stream.issues))
    }
    if outcome.ending == .exited(Probe.faultCode), stream.isEmpty {
      let text = String(decoding: outcome.output(2).suffix(1000), as: UTF8.self)
      throw .toolFailed(
        name: "the probe", reason: text.split(separator: "\n").last.map(String.init) ?? "")
    }
    var failure = ProbeFailure(outcome, stream: stream, timeout: options.timeout, files: files)
    if !failure.steps.isEmpty { failure.printed = outcome.output(1) }
    return .failure(failure)
  }
}

extension CompiledExample.Output {
  fileprivate init(_ outcome: ProcessOutcome) {
    standardOutput = outcome.output(1)
    standardError = outcome.output(2)
    isCut = [1, 2].contains { outcome.outputs[$0]?.isCut == true }
  }
}
