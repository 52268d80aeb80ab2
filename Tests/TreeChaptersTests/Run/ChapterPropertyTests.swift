import Testing

@testable import TreeChapters

/// What holds of all Markdown: nothing but our own links is touched, and a second run changes nothing.
struct ChapterPropertyTests {
  private static let pieces = [
    "# Title", "text", "", "", " ", "\t", "---", "- item", "  more", "1. one", "   - deep",
    "> quote",
    "> > deeper", "```", "```swift", "````", "~~~", "~~~swift", "    code", "<div>", "</div>",
    "<!-- a comment -->", "<!--", "-->", "![alt](figures/f0.svg)", "![mine](a.png)",
    "struct A {}", "`code`", "* * *", "<!-- treeviz output -->", "<pre>", "</pre>", "\u{FEFF}",
  ]

  /// Returns lines with some marked blocks among them, each with a name of its own.
  private static func markdown(_ seed: UInt64) -> String {
    var generator = SeededGenerator(seed: seed)
    let lineBreak = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
    var lines: [String] = []
    for _ in 0..<Int.random(in: 0...14, using: &generator) {
      guard Int.random(in: 0..<5, using: &generator) == 0 else {
        lines.append(pieces.randomElement(using: &generator) ?? "")
        continue
      }
      let mark = ["", "> ", "  ", "   ", "\t"].randomElement(using: &generator) ?? ""
      let fence = ["```", "~~~~", "`````"].randomElement(using: &generator) ?? ""
      lines += ["<!-- treeviz name=f\(lines.count) -->", "\(fence)swift", "Row()", fence]
        .map { mark + $0 }
    }
    return lines.joined(separator: lineBreak)
      + (Bool.random(using: &generator) ? lineBreak : "")
  }

  @Test(arguments: 0..<40) func touchesNothingButItsOwnLinks(_ round: UInt64) throws {
    for seed in round * 25..<(round + 1) * 25 {
      let desk = try Desk()
      let text = Self.markdown(seed)
      try desk.write(text, to: "a.md")
      let run = desk.run("a.md")
      let after = try desk.text(of: "a.md")
      guard run.ending == .current else {
        #expect(after == text, "seed \(seed)")
        #expect(run.wrote == [], "seed \(seed)")
        continue
      }
      #expect(Self.withoutLinks(after) == Self.withoutLinks(text), "seed \(seed)")
      let again = desk.run("a.md")
      #expect(again.wrote == [], "seed \(seed): \(text.debugDescription)")
      #expect(try desk.text(of: "a.md") == after, "seed \(seed)")
      #expect(desk.run("a.md", isCheck: true).messages == [], "seed \(seed)")
      #expect(
        try desk.files.allSatisfy { $0 == "a.md" || $0.hasPrefix("figures/f") }, "seed \(seed)")
    }
  }

  /// The lines that are no links of ours, nor blank: those may have come with links.
  private static func withoutLinks(_ text: String) -> [Substring] {
    text.split { $0.isNewline }.filter { line in
      let content = line.drop { "> \t".contains($0) }
      return !content.isEmpty && !content.contains("](figures/f")
    }
  }
}
