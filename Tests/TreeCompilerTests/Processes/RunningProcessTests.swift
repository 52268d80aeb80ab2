import Foundation
import Testing

@testable import TreeCompiler

/// Programs that end well, badly or not at all, and what they leave behind.
struct RunningProcessTests {
  private func run(
    _ script: String, limit: Int = 1 << 20, timeout: Duration = .seconds(20)
  ) throws -> ProcessOutcome {
    try Command("/bin/sh", ["-c", script])
      .run(capturing: [.init(1, limit: limit), .init(2, limit: limit)], timeout: timeout)
  }

  @Test(arguments: [
    ("exit 0", ProcessOutcome.Ending.exited(0)), ("exit 3", .exited(3)),
    ("kill -SEGV $$", .signalled(SIGSEGV)), ("kill -KILL $$", .signalled(SIGKILL)),
  ])
  func tellsHowAProgramEnded(_ script: String, _ ending: ProcessOutcome.Ending) throws {
    #expect(try run(script).ending == ending)
  }

  @Test func keepsBothOutputsApart() throws {
    let outcome = try run("echo out; echo err >&2")
    #expect(outcome.output(1) == Array("out\n".utf8))
    #expect(outcome.output(2) == Array("err\n".utf8))
  }

  @Test func endsWhatRunsTooLong() throws {
    let start = ContinuousClock.now
    let outcome = try run("echo early; while :; do :; done", timeout: .milliseconds(300))
    #expect(outcome.ending == .timedOut)
    #expect(outcome.output(1) == Array("early\n".utf8))
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func endsSoonWhatSaidWhatItHadToSay() throws {
    let start = ContinuousClock.now
    let command = Command("/bin/sh", ["-c", "echo early; echo error >&2; while :; do :; done"])
    let hurry = RunningProcess.Hurry(2, rest: .milliseconds(300)) { !$0.isEmpty }
    let outcome = try RunningProcess(command, capturing: [.init(1), .init(2)])
      .wait(timeout: .seconds(60), hurry: hurry)
    #expect(outcome.ending == .timedOut)
    #expect(outcome.output(1) == Array("early\n".utf8))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func cutsWhatIsTooMuchAndReadsItAll() throws {
    let outcome = try run("head -c 3000000 /dev/zero", limit: 1000)
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output(1).count == 1000)
    #expect(outcome.outputs[1]?.isCut == true)
  }

  @Test func doesNotWaitForAChildThatHoldsThePipe() throws {
    let start = ContinuousClock.now
    let outcome = try run("sleep 60 & echo done")
    #expect(outcome.ending == .exited(0))
    #expect(outcome.output(1) == Array("done\n".utf8))
    #expect(ContinuousClock.now - start < .seconds(10))
  }

  @Test func endsAChildThatLeftTheGroup() throws {
    let marker = "TREEVIZ_TEST_MARK=\(UUID().uuidString)"
    let command = Command(
      "/bin/sh", ["-c", "setsid sleep 60 & echo $!"],
      environment: [marker, "PATH=/usr/bin:/bin"])
    let process = try RunningProcess(command, capturing: [.init(1)], marker: marker)
    let outcome = try process.wait(timeout: .seconds(20))
    #expect(outcome.ending == .exited(0))
    let strays = try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard Int(name) != nil,
        let data = FileManager.default.contents(atPath: "/proc/\(name)/environ")
      else { return false }
      return String(decoding: data, as: UTF8.self).contains(marker)
    }
    #expect(strays == [])
  }

  @Test func saysThatAProgramCannotBeStarted() throws {
    #expect(throws: CompilerError.self) {
      try Command("/nowhere/program", []).run(capturing: [], timeout: .seconds(1))
    }
  }
}
