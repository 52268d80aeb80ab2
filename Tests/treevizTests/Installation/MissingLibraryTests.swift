import Foundation
import Testing

/// What a machine without graphviz, or without fonts, still does, and what it says.
struct MissingLibraryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("import SwiftUI\nText(\"a\").padding()\n", to: "a.swift")
    // Nothing that could be loaded, in front of the library.
    for version in 6...9 { try folder.write("none", to: "lib/libgvc.so.\(version)") }
    try folder.write("none", to: "lib/libgvc.so")
  }

  private func runWithoutGraphviz(_ arguments: [String]) throws -> Tool.Run {
    try Tool.run(
      arguments, in: folder.url,
      environment: ["LD_LIBRARY_PATH": folder.url.appendingPathComponent("lib").path])
  }

  @Test(arguments: [
    ["--version"], ["inspect", "a.swift"], ["type", "-e", "VStack<Text>"], ["list", "a.swift"],
    ["render", "a.swift", "-f", "mermaid", "-o", "-"],
  ])
  func needsNoGraphvizToDrawNothing(_ arguments: [String]) throws {
    let run = try runWithoutGraphviz(arguments)
    #expect(run.code == 0, "\(run.errors)")
    #expect(!run.output.isEmpty)
  }

  @Test(arguments: ["svg", "png", "pdf", "dot"])
  func saysThatGraphvizIsMissing(_ format: String) throws {
    let run = try runWithoutGraphviz(["render", "a.swift", "-o", "out.\(format)"])
    #expect(run.code == 1)
    #expect(
      run.errors.hasPrefix("treeviz: error: 'snippet' cannot be drawn: graphviz does not load"))
    #expect(run.errors.hasSuffix("; install the package graphviz\n"), "\(run.errors)")
    #expect(try !folder.contents.contains("out.\(format)"))
  }

  @Test func doctorSaysThatGraphvizIsMissing() throws {
    let run = try runWithoutGraphviz(["doctor"])
    #expect(run.code == 1)
    #expect(run.text.contains("MISSING  graphviz"))
    #expect(run.text.contains(" apt-get install graphviz\n"), "\(run.text)")
    #expect(run.text.contains("ok       compiling"))
  }

  /// Whether a folder of the machine can be hidden from a process, as root of its own.
  private static let canHideFolders: Bool = {
    let run = try? Tool.shell(
      "unshare -rm sh -c 'mount -t tmpfs none /usr/share/fonts'",
      in: FileManager.default.temporaryDirectory)
    return run?.code == 0
  }()

  @Test(.enabled(if: canHideFolders), arguments: ["png", "pdf"])
  func drawsNoBoxesInThePlaceOfLetters(_ format: String) throws {
    func draw(_ format: String) throws -> Tool.Run {
      try Tool.shell(
        """
        mkdir -p home
        unshare -rm sh -c 'for i in /usr/share/fonts /usr/local/share/fonts; do
          [ ! -d $i ] || mount -t tmpfs none $i; done
          HOME=$PWD/home "$TREEVIZ" render a.swift -o out.\(format)'
        """, in: folder.url)
    }
    let run = try draw(format)
    #expect(run.code == 1)
    #expect(
      run.errors.contains(
        "no font is installed that '\(format)' could be drawn with; "
          + "install the package fonts-dejavu-core, or write svg, which needs none"),
      "\(run.errors)")
    #expect(try !folder.contents.contains("out.\(format)"))
    #expect(try draw("svg").code == 0)
  }
}
