import Foundation
import Testing

/// Where figures go, and what happens where they cannot.
struct OutputTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nText(\"a\").padding()\n", to: "View.swift")
  }

  @Test func replacesAFileAndKeepsItsMode() throws {
    try folder.write("old", to: "View.svg")
    let path = folder.url.appendingPathComponent("View.svg").path
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let run = try Tool.run(["render", "View.swift"], in: folder.url)
    #expect(run.code == 0)
    #expect(try folder.text(of: "View.svg").hasPrefix("<?xml"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try folder.contents == ["View.svg", "View.swift"])
  }

  @Test func namesThePlaceThatCannotBeWritten() throws {
    try folder.write("a file", to: "taken")
    let run = try Tool.run(["render", "View.swift", "-o", "taken/View.svg"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors == "treeviz: error: 'taken/View.svg' cannot be written: Not a directory\n")
    #expect(try folder.contents == ["View.swift", "taken"])
  }

  @Test func followsALinkAndWritesThroughAPipe() throws {
    try folder.write("old", to: "target.svg")
    let script = #"""
      ln -s target.svg link.svg
      mkfifo pipe.svg
      head -c 5 pipe.svg > read & reader=$!
      $TREEVIZ render View.swift -o link.svg && $TREEVIZ render View.swift -o pipe.svg
      wait $reader
      [ -L link.svg ] && [ -p pipe.svg ] && cat read && echo
      $TREEVIZ render View.swift -f svg -o /dev/null && [ -c /dev/null ] && echo null
      """#
    let run = try Tool.shell(script, in: folder.url)
    #expect(run.errors == "")
    #expect(run.text == "link.svg\npipe.svg\n<?xml\n/dev/null\nnull\n")
    #expect(try folder.text(of: "target.svg").hasPrefix("<?xml"))
  }

  @Test func doesNotWriteOverItsInput() throws {
    let source = try folder.text(of: "View.swift")
    let run = try Tool.run(
      ["render", "View.swift", "-f", "svg", "-o", "View.swift"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors == "treeviz: error: 'View.swift' is the input; it is not written over\n")
    #expect(try folder.text(of: "View.swift") == source)
  }

  @Test func saysThatTheDiskIsFull() throws {
    let run = try Tool.run(
      ["render", "View.swift", "-o", "-"], in: folder.url, output: "/dev/full")
    #expect(run.code == 1)
    #expect(
      run.errors == "treeviz: error: standard output cannot be written: No space left on device\n")
  }

  @Test func takesAReaderThatGoesAwayAsDone() throws {
    let run = try Tool.shell("$TREEVIZ render View.swift -o - | head -c 10", in: folder.url)
    #expect(run.text == "<?xml vers")
    #expect(run.errors == "")
  }

  @Test func refusesSeveralFiguresOnStandardOutput() throws {
    try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n"
        + "struct B: View { var body: some View { Text(\"b\") } }\n", to: "Two.swift")
    let run = try Tool.run(["render", "Two.swift", "-o", "-"], in: folder.url)
    #expect(run.code == 64)
    #expect(run.errors.contains("standard output takes one figure, found 2 views"))
    #expect(run.text == "")
  }

  @Test func saysNothingWhenQuiet() throws {
    let run = try Tool.run(["render", "View.swift", "--quiet"], in: folder.url)
    #expect(run.text == "")
    #expect(run.errors == "")
    #expect(try folder.contents == ["View.svg", "View.swift"])
  }

  @Test func tellsOfErrorsAloneWhenQuiet() throws {
    try folder.write(
      "import SwiftUI\nstruct A: View { var body: some View { Txt() } }\n"
        + "func f() { let unused = 1 }\n", to: "Bad.swift")
    #expect(try Tool.run(["inspect", "Bad.swift"], in: folder.url).errors.contains("warning"))
    let run = try Tool.run(["inspect", "Bad.swift", "--quiet"], in: folder.url)
    #expect(run.code == 1)
    #expect(run.errors.contains("cannot find 'Txt' in scope"))
    #expect(run.errors.contains("warning") == false)
  }

  @Test func writesNoProgressAndNoColorsIntoAPipe() throws {
    let run = try Tool.run(["inspect", "View.swift", "--no-cache"], in: folder.url)
    #expect(run.errors == "")
    try folder.write("Txt()\n", to: "Bad.swift")
    #expect(
      try Tool.run(["inspect", "Bad.swift"], in: folder.url).errors.contains("\u{1B}") == false)
  }

  @Test func leavesNothingInTheTemporaryFolder() throws {
    let temporary = try TemporaryFolder()
    for arguments in [["View.swift"], ["Missing.swift"], ["View.swift", "--view", "None"]] {
      _ = try Tool.run(
        ["inspect", "--no-cache"] + arguments, in: folder.url,
        environment: ["TMPDIR": temporary.url.path])
    }
    #expect(try temporary.contents == [])
  }
}
