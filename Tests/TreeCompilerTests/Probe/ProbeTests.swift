import Foundation
import Testing
import ViewTree

@testable import TreeCompiler

@Suite(.serialized) struct ProbeTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    let request: String
    let message: String

    init(_ request: String, _ message: String) {
      self.request = request
      self.message = message
    }

    var testDescription: String { request }
  }

  @Test(arguments: [
    Fault(
      "loop", "error: the example did not end within 1 seconds; raise the limit with --timeout"),
    Fault(
      "sleep", "error: the example did not end within 1 seconds; raise the limit with --timeout"),
    Fault(
      "exit", "error: the example ended the program (exit code 0) before it could be looked at"),
    Fault(
      "close", "error: the example ended the program (exit code 0) before it could be looked at"),
    Fault(
      "exit3",
      "error: the example ended the program with exit code 3\n  note: it last wrote: giving up"
    ),
    Fault("abort", "error: the example crashed (SIGABRT)"),
    Fault(
      "overflow",
      "error: the example crashed (SIGSEGV): endless recursion, or a bad memory access"),
    Fault("garbage", "error: the example gave a report that cannot be read"),
    Fault("trap", "list.swift:2:0: error: 'Outer.Row' crashed: no row"),
    Fault("memory", "error: the example crashed (SIGABRT)"),
    Fault("file", "error: the example wrote a file that is too large"),
  ])
  func saysHowAnExampleFailed(_ fault: Fault) throws {
    let error = #expect(throws: CompilerError.self) { try run(fault.request) }
    #expect(error?.diagnostics.map(\.text) == [fault.message])
    #expect(error?.isAboutInput == true)
  }

  @Test func keepsAMegabyteOfOutput() throws {
    let run = try run("noise", timeout: .seconds(20))
    #expect(run.output.standardOutput.count == 1 << 20)
    #expect(run.output.isCut)
  }

  @Test func setsLimitsAndSurroundings() throws {
    let run = try run("cage")
    #expect(String(decoding: run.output.standardOutput, as: UTF8.self) == "1 1 UTC C.UTF-8 0 -1")
  }

  @Test(arguments: ["thread", "child", "stray"])
  func leavesNothingRunning(_ request: String) throws {
    let folder = try TemporaryFolder()
    let start = ContinuousClock.now
    _ = try run(request, in: folder.path)
    #expect(ContinuousClock.now - start < .seconds(20))
    #expect(processes(withHome: folder.path).isEmpty)
  }

  @Test func endsWithoutAWordToGo() throws {
    let folder = try TemporaryFolder()
    do { _ = try Probe(example: "", folder: folder.path, options: options("good", .seconds(1))) }
    #expect(processes(withHome: folder.path).isEmpty)
  }

  private func options(_ request: String, _ timeout: Duration) throws -> CompilerOptions {
    CompilerOptions(
      timeout: timeout, request: request, installation: try FakeModel.shared.get().installation)
  }

  private func run(_ request: String, timeout: Duration = .seconds(1)) throws -> Probe.Run {
    let folder = try TemporaryFolder()
    return try run(request, in: folder.path, timeout: timeout)
  }

  private func run(
    _ request: String, in folder: String, timeout: Duration = .seconds(1)
  ) throws -> Probe.Run {
    let file = KnownFiles.File(path: "list.swift", name: "list.swift")
    return try Probe(example: "", folder: folder, options: options(request, timeout))
      .run(files: KnownFiles([file]))
  }

  private func processes(withHome folder: String) -> [String] {
    FileTree.entries(of: "/proc").filter { name in
      guard Int(name) != nil, let environment = FileContents.bytes(of: "/proc/\(name)/environ")
      else { return false }
      return environment.split(separator: 0).contains { $0.elementsEqual("HOME=\(folder)".utf8) }
    }
  }
}
