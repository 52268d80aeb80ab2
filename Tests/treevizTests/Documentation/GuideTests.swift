import Foundation
import Testing

/// The guide shows what the tool does: its figures, listings, outlines and links are true.
struct GuideTests {
  /// A Markdown page of the package.
  struct Page: CustomTestStringConvertible {
    let path: String
    let lines: [Substring]

    var testDescription: String { path }

    init(path: String) throws {
      self.path = path
      let file = Tool.package.appendingPathComponent(path)
      lines = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// A block of code, and the example that was named last above it.
  struct Block {
    let language: Substring
    let text: String
    let example: String?
  }

  // MARK: - Figures

  @Test func theGalleryIsDrawnByThisTool() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.shell("docs/gallery/draw '\(folder.url.path)'", in: Tool.package)
    #expect(run.errors.split(separator: "\n").allSatisfy { $0.contains(": note: ") })
    try #require(run.code == 0)

    let gallery = Tool.package.appendingPathComponent("docs/gallery")
    let drawn = try Self.figures(in: folder.url)
    #expect(drawn.count >= 24)
    #expect(drawn == (try Self.figures(in: gallery)), "run: docs/gallery/draw")
    let stale = try (drawn + ["README.md"]).filter { name in
      try Data(contentsOf: folder.url.appendingPathComponent(name))
        != (try? Data(contentsOf: gallery.appendingPathComponent(name)))
    }
    #expect(stale == [], "run: docs/gallery/draw")
  }

  @Test func everyExampleHasAFigure() throws {
    let figures = try Self.figures(in: Tool.package.appendingPathComponent("docs/figures"))
    let missing = try Self.examples().filter { example in
      !figures.contains { $0 == "\(example).svg" || $0.hasPrefix("\(example)-") }
    }
    // The smallest one is that of the installation.
    #expect(missing == ["Greeting"], "run: treeviz chapter docs")
  }

  @Test func everyExampleIsExplained() throws {
    let explained = try Self.guide()
      .flatMap { Self.blocks(of: $0).compactMap(\.example) }
    // The smallest one is that of the installation.
    #expect(Set(try Self.examples()).subtracting(explained) == ["Greeting"])
  }

  // MARK: - Text

  @Test func listingsStandInTheirExamples() throws {
    for page in try Self.guide() {
      for block in Self.blocks(of: page) where block.language == "swift" {
        let example = try #require(block.example, "\(page.path): a listing of no example")
        let file = Tool.package.appendingPathComponent("Examples/\(example).swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(source.contains(block.text), "\(page.path): not verbatim in \(example).swift")
      }
    }
  }

  @Test func outlinesAreWhatTheToolPrints() throws {
    var count = 0
    for page in try Self.guide() {
      for block in Self.blocks(of: page) where block.language == "console" {
        let command = try #require(block.text.split(separator: "\n").first)
        try #require(command.hasPrefix("$ treeviz "), "\(page.path): \(command)")
        let run = try Tool.shell(
          "$TREEVIZ \(command.dropFirst("$ treeviz ".count))", in: Tool.package)
        #expect(run.errors == "", "\(page.path): \(command)")
        #expect("\(command)\n\(run.text)" == block.text, "\(page.path): \(command)")
        count += 1
      }
    }
    #expect(count >= 4)
  }

  @Test func linksLeadToFiles() throws {
    let link = /\]\(([^)\s]+)\)|<img src="([^"]+)"/
    for page in try [Page(path: "README.md")] + Self.pages(under: "docs") {
      let folder = Tool.package.appendingPathComponent(page.path).deletingLastPathComponent()
      for line in page.lines {
        for match in line.matches(of: link) {
          guard let target = match.output.1 ?? match.output.2, !target.contains("://") else {
            continue
          }
          let path = target.prefix { $0 != "#" }
          #expect(
            path.isEmpty
              || FileManager.default.fileExists(
                atPath: folder.appendingPathComponent(String(path)).path),
            "\(page.path): \(target)")
        }
      }
    }
  }
}

// MARK: - Files

extension GuideTests {
  private static func examples() throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: Tool.package.appendingPathComponent("Examples").path)
      .filter { $0.hasSuffix(".swift") }
      .map { String($0.dropLast(".swift".count)) }
      .sorted()
  }

  /// The paths of the figures in a folder, sorted.
  private static func figures(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".svg") }
      .sorted()
  }

  /// The pages whose listings and outlines are those of examples.
  private static func guide() throws -> [Page] {
    try pages(under: "docs/concepts") + [Page(path: "docs/updates.md")]
  }

  private static func pages(under folder: String) throws -> [Page] {
    let url = Tool.package.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".md") }
      .sorted()
      .map { try Page(path: "\(folder)/\($0)") }
  }

  private static func blocks(of page: Page) -> [Block] {
    let mention = /Examples\/(\w+)\.swift\)/
    var blocks: [Block] = []
    var example: String?
    var open: (language: Substring, lines: [Substring])?
    for line in page.lines {
      if line.hasPrefix("```") {
        if let block = open {
          let text = block.lines.map { "\($0)\n" }.joined()
          blocks.append(Block(language: block.language, text: text, example: example))
          open = nil
        } else {
          open = (line.dropFirst(3), [])
        }
      } else if open != nil {
        open?.lines.append(line)
      } else if let match = line.firstMatch(of: mention) {
        example = String(match.output.1)
      } else if line.hasPrefix("#") {
        example = nil
      }
    }
    return blocks
  }
}
