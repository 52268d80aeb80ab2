import Foundation
import Testing

/// Eight processes at once draw the same 20 files 200 times, and a fifth of them is killed on the way.
struct ParallelRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for index in 0..<20 {
      let modifiers = String(repeating: "  .padding()\n", count: index)
      try folder.write("import SwiftUI\nText(\"a\")\n\(modifiers)", to: "V\(index).swift")
    }
  }

  @Test func givesNoWrongTornOrMissingFigure() throws {
    let environment = [
      "XDG_CACHE_HOME": folder.url.appendingPathComponent("cache").path,
      "TMPDIR": folder.url.path,
    ]
    let script = """
      worker() {
        for round in $(seq 25); do
          file=$(( ($1 * 7 + round * 3) % 20 ))
          $TREEVIZ render V$file.swift -o out/$1-$round-$file.svg --quiet 2>>errors &
          if [ $(( (round + $1) % 5 )) -eq 0 ]; then
            sleep 0.0$(( round % 10 ))
            kill -9 $! 2>/dev/null && touch killed-$1-$round-$file
          fi
          wait $! 2>/dev/null
        done
      }
      mkdir out
      for number in $(seq 8); do worker $number 2>/dev/null & done
      wait
      """
    let run = try Tool.shell(script, in: folder.url, environment: environment)
    #expect(run.code == 0)
    #expect(try folder.text(of: "errors") == "")

    let expected = try (0..<20).map { index in
      try Tool.run(
        ["render", "V\(index).swift", "-o", "-", "--no-cache"], in: folder.url,
        environment: environment
      ).text
    }
    let files = try folder.contents
    let figures = try FileManager.default
      .contentsOfDirectory(atPath: folder.url.appendingPathComponent("out").path)
    for worker in 1...8 {
      for round in 1...25 {
        let file = (worker * 7 + round * 3) % 20
        let name = "\(worker)-\(round)-\(file)"
        let isThere = figures.contains("\(name).svg")
        #expect(isThere || files.contains("killed-\(name)"), "\(name)")
        if isThere { #expect(try folder.text(of: "out/\(name).svg") == expected[file]) }
      }
    }
    for index in 0..<20 {
      let again = try Tool.run(
        ["render", "V\(index).swift", "-o", "-"], in: folder.url, environment: environment)
      #expect(again.text == expected[index])
    }
  }
}
