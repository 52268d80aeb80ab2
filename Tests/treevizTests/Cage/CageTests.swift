import Foundation
import Testing

/// Bodies that trap, hang, end the process or leave something behind: each ends in one clear message
/// that names the view, and nothing stays.
struct CageTests {
  struct Fault: CustomTestStringConvertible {
    let statement: String
    let message: String

    init(_ statement: String, _ message: String) {
      self.statement = statement
      self.message = message
    }

    var testDescription: String { statement }
  }

  private static func source(_ statement: String) -> String {
    """
    import SwiftUI
    func deeper(_ n: Int) -> Int { n < 0 ? 0 : deeper(n + 1) + 1 }
    func forever() -> Int { while true { usleep(50) } }
    func spin() { while true {} }
    func spawn() {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["61"]
      try? process.run()
    }
    struct Kitchen: View {
      var body: some View {
        let _ = \(statement)
        Text("a")
      }
    }
    """
  }

  private func inspect(
    _ statement: String, _ check: (Tool.Run) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.source(statement), to: "Kitchen.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("temporary"), withIntermediateDirectories: true)
    let run = try Tool.run(
      [
        "inspect", "Kitchen.swift", "--values", "--view", "Kitchen", "--no-cache", "--timeout", "3",
      ],
      in: folder.url,
      environment: ["TMPDIR": folder.url.appendingPathComponent("temporary").path])
    try check(run)
    #expect(try folder.contents == ["Kitchen.swift", "temporary"])
    #expect(
      try FileManager.default
        .contentsOfDirectory(atPath: folder.url.appendingPathComponent("temporary").path) == [])
    #expect(try processes(mentioning: folder.url.path) == [])
  }

  /// The processes whose environment or command line names a folder, this one left out.
  private func processes(mentioning path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { name in
      guard let number = Int32(name), number != getpid() else { return false }
      return ["environ", "cmdline"].contains { file in
        let data = FileManager.default.contents(atPath: "/proc/\(name)/\(file)") ?? Data()
        return String(decoding: data, as: UTF8.self).contains(path)
      }
    }
  }

  @Test(arguments: [
    Fault("fatalError(\"no soup\")", "Kitchen.swift:13:13: error: 'Kitchen' crashed: no soup"),
    Fault(
      "(nil as Int?)!",
      "Kitchen.swift:13:26: error: 'Kitchen' crashed: Unexpectedly found nil while unwrapping an "
        + "Optional value"),
    Fault(
      "[1, 2][5 + Int(Date().timeIntervalSince1970 * 0)]",
      "Kitchen.swift:13:19: error: 'Kitchen' crashed: Index out of range"),
    Fault(
      "deeper(1)",
      "Kitchen.swift:2:44: error: 'Kitchen' crashed (SIGSEGV): endless recursion, or a bad memory "
        + "access"),
    Fault(
      "forever()",
      "Kitchen.swift:3:38: error: 'Kitchen' did not end within 3 seconds; raise the limit with "
        + "--timeout"),
    Fault(
      "spin()",
      "Kitchen.swift:4:27: error: 'Kitchen' did not end within 3 seconds; raise the limit with "
        + "--timeout"),
    Fault(
      "exit(0)",
      "Kitchen.swift:13:13: error: 'Kitchen' ended the program (exit code 0) before it could be "
        + "looked at"),
    Fault(
      "exit(3)", "Kitchen.swift:13:13: error: 'Kitchen' ended the program with exit code 3"),
    Fault(
      "(0..<64).map { close(Int32($0)) }",
      "Kitchen.swift:11:8: error: 'Kitchen' closed file descriptors that are not its own"),
    Fault(
      "[UInt8](repeating: 1, count: 1 << 36).count",
      "Kitchen.swift:13:19: error: 'Kitchen' ran out of memory: an example may use 4 GB at most; give "
        + "it less to do, or look for a loop without end"),
  ])
  func saysWhatABodyDid(_ fault: Fault) throws {
    try inspect(fault.statement) { run in
      #expect(run.errors.split(separator: "\n").first.map(String.init) == fault.message)
      #expect(run.text == "")
      #expect(run.code == 1)
    }
  }

  @Test(arguments: ["Thread.detachNewThread { while true {} }", "spawn()"])
  func endsWhatABodyLeavesRunning(_ statement: String) throws {
    try inspect(statement) { run in
      #expect(run.errors == "")
      #expect(run.text == "Kitchen\n└── Text  {\"a\"}\n")
      #expect(run.code == 0)
    }
  }

  @Test func cutsWhatABodyPrintsToATerminalSooner() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.source("print(String(repeating: \"x\", count: 200_000))"), to: "Kitchen.swift")
    let run = try Tool.shell(
      "script -qec '$TREEVIZ inspect Kitchen.swift --values --no-cache' typescript",
      in: folder.url)
    let printed = run.text.filter { $0 == "x" }.count
    #expect((1 << 16..<1 << 17).contains(printed))
    #expect(run.text.contains("treeviz: note: what the example printed is cut here"))
  }

  @Test func endsTheLineThatABodyPrints() throws {
    try inspect("{ print(\"a\", terminator: \"\"); fputs(\"b\", stderr) }()") { run in
      #expect(run.errors == "a\nb\n")
    }
  }

  @Test func cutsWhatABodyPrints() throws {
    try inspect("print(String(repeating: \"x\", count: 10_000_000))") { run in
      #expect(run.text == "Kitchen\n└── Text  {\"a\"}\n")
      #expect(run.errors.utf8.count < 1 << 20 + 200)
      #expect(run.errors.utf8.count > 1 << 20)
      #expect(run.errors.hasSuffix("x\ntreeviz: note: what the example printed is cut here\n"))
      #expect(run.code == 0)
    }
  }
}
