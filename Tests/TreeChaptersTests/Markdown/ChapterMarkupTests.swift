import Testing

@testable import TreeChapters

/// Which blocks are found in Markdown, where they stand and what is wrong.
struct ChapterMarkupTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String

    /// What is found, a line each: a block by the lines of its comment and fences, its code and what is
    /// below, or what is wrong.
    let found: [String]

    var testDescription: String { name }
  }

  private static let block = "<!-- treeviz a -->\n```swift\nA()\n```\n"
  private static let inHTML = "this comment is inside of an HTML element"

  /// The block, with something before each of its lines.
  private static func block(_ mark: String) -> String {
    block.split(separator: "\n").map { mark + $0 + "\n" }.joined()
  }

  static let cases: [Case] = [
    Case(name: "a link's address", text: "[a]: /b\n\(block)", found: ["2 3-5 A()@0"]),
    Case(
      name: "a link's address between", text: "<!-- treeviz a -->\n[a]: /b\n```swift\n```\n",
      found: ["1: expected a fenced swift block below this comment, found text"]),
    Case(
      name: "a link's address at the end", text: "<!-- treeviz a -->\n\n[a]: /b\n",
      found: ["1: expected a fenced swift block below this comment, found text"]),
    Case(
      name: "a link's address above images", text: "\(block)[a]: /b\n![c](d.svg)\n",
      found: ["1 2-4 A()@0"]),
    Case(
      name: "an image in a heading", text: "\(block)\n![c](d.svg)\n===\n", found: ["1 2-4 A()@0"]),
    Case(
      name: "images, then text", text: "\(block)\n![c](d.svg)  \n![e](f.svg)\n![g](h.svg) i\n",
      found: ["1 2-4 A()@0 [d.svg f.svg 6-7]"]),
    Case(
      name: "an image behind lazy text that looks like a quote",
      text: "\(block("> "))> ![c](d.svg)\n    > ![e](f.svg)\n", found: ["1 2-4 A()@2 [d.svg 5-5]"]),
    Case(
      name: "a list behind a heading, by its number",
      text: "A\n===\n2. b\n\n\(block("   "))", found: ["5 6-8 A()@3"]),
    Case(
      name: "a list behind an item, by its number", text: "- a\n2. b\n\(block("   "))",
      found: ["3 4-6 A()@3"]),
    Case(
      name: "a number that ends no paragraph", text: "a\n2. b\n\n\(block("   "))",
      found: ["4 5-7 A()@3"]),
    Case(
      name: "an empty item ends at a blank line", text: "-\n\n\(block("    "))", found: []),
    Case(name: "an empty item goes on", text: "-\n\(block("    "))", found: ["2 3-5 A()@4"]),
    Case(
      name: "a list that interrupts a paragraph", text: "a\n- b\n\(block("  "))c\n",
      found: ["3 4-6 A()@2"]),
    Case(
      name: "a block that ends a lazy paragraph", text: "> - a\nb\n\(block)",
      found: ["3 4-6 A()@0"]),
    Case(
      name: "a wide number", text: "123456789) a\n\n\(block("           "))",
      found: ["3 4-6 A()@11"]),
    Case(name: "a number too wide", text: "1234567890) a\n\n\(block("            "))", found: []),
    Case(name: "a tab behind a number", text: "1.\ta\n\n\(block("\t"))", found: ["3 4-6 A()@1"]),
    Case(
      name: "a tab deeper than its item", text: "- a\n\n\t```\n\t```\n\(block("\t"))",
      found: ["5 6-8 A()@1"]),
    Case(
      name: "a tab that reaches into code",
      text: "- a\n\n  <!-- treeviz a -->\n  ```swift\n\tA()\n  ```\n", found: ["3 4-6 ··A()@-1"]),
    Case(name: "a tab behind a quote's mark", text: block(">\t"), found: ["1 2-4 A()@2"]),
    Case(
      name: "a script", text: "<script>\n\(block)\n</script>\n\(block)", found: ["8 9-11 A()@0"]),
    Case(name: "a comment", text: "<!--\n\n\(block)\n\(block)", found: ["8 9-11 A()@0"]),
    Case(name: "an instruction", text: "<?a\n\(block)\n?>\n\(block)", found: ["8 9-11 A()@0"]),
    Case(name: "a declaration", text: "<!A\n\n\(block)\n\(block)", found: ["8 9-11 A()@0"]),
    Case(
      name: "character data", text: "<![CDATA[\n\(block)\n]]>\n\(block)", found: ["8 9-11 A()@0"]),
    Case(
      name: "an element", text: "<table>\n\(block)\n\(block)",
      found: ["2: \(inHTML)", "7 8-10 A()@0"]),
    Case(name: "a tag of one's own", text: "<a-b c='>'>\n\(block)", found: ["2: \(inHTML)"]),
    Case(name: "no tag", text: "<a-b 1>\n\(block)", found: ["2 3-5 A()@0"]),
    Case(name: "a tag in a paragraph", text: "a\n<a-b>\n\(block)", found: ["3 4-6 A()@0"]),
    Case(name: "a tag below a heading", text: "a\n===\n<a-b>\n\(block)", found: ["4: \(inHTML)"]),
    Case(
      name: "code that looks like a fence", text: "<!-- treeviz a -->\n\n    ```\n    ```\n",
      found: ["1: expected a fenced swift block below this comment, found indented code"]),
    Case(
      name: "a fence that looks like its code",
      text: "<!-- treeviz a -->\n````swift\n````swift\n````\n", found: ["1 2-4 ````swift@0"]),
    Case(
      name: "a fence that is closed where a quote ends",
      text: "> <!-- treeviz a -->\n> ```swift\n```\n", found: ["2: this fenced block is not closed"]
    ),
    Case(
      name: "bytes that are no text", text: "\u{0}é\n\n\(block(""))é\u{0}\n", found: ["3 4-6 A()@0"]
    ),
    Case(
      name: "images in paragraphs of their own",
      text: "\(block)\n![c](d.svg)\n\n![e](f.svg){.g}\n\nh\n",
      found: ["1 2-4 A()@0 [d.svg f.svg 6-8]"]),
    Case(
      name: "an image that a text goes on behind",
      text: "\(block)\n![c](d.svg)\nh\n\n![e](f.svg)\n",
      found: ["1 2-4 A()@0 [d.svg 6-6]"]),
    Case(
      name: "other comments between", text: "<!-- treeviz a -->\n<!-- b\n-->\n\n```swift\n```\n",
      found: ["1 5-6 "]),
    Case(name: "no blank", text: "<!--treeviz a-->\n```swift\n```\n", found: ["1 2-3 "]),
    Case(name: "capitals", text: "<!-- TreeViz -->\n```swift\n```\n", found: ["1 2-3 "]),
    Case(name: "no word", text: "<!-- treevizard -->\n```swift\n```\n", found: []),
    Case(
      name: "a mark below", text: "<!--\ntreeviz a\n-->\n```swift\n```\n",
      found: ["1: the word 'treeviz' has to stand behind '<!--', on the same line"]),
    Case(
      name: "a mark in a text", text: "a <!-- treeviz a -->\n\n`<!-- treeviz b -->`\n",
      found: ["1: a comment of treeviz stands in a text here"]),
    Case(
      name: "an output without words", text: "\(block)<!-- treeviz output -->\n\n~~~\n~~~\n",
      found: ["1 2-4 A()@0 [5-8]"]),
  ]

  @Test(arguments: cases) func finds(_ example: Case) {
    for lineBreak in ["\n", "\r\n", "\r"] {
      let text = example.text.replacing("\n", with: lineBreak)
      #expect(Self.found(in: ChapterMarkup(Array(text.utf8))) == example.found)
    }
  }

  static func found(in markup: ChapterMarkup) -> [String] {
    var found: [(line: Int, text: String)] = []
    for case .block(let block) in markup.items {
      let shown = block.shown.map { line in
        let text = String(decoding: line.bytes, as: UTF8.self)
        return text.replacing(" ", with: "·") + "@\(line.column)"
      }
      let below =
        switch block.below {
        case .nothing: ""
        case .images(let links, let lines):
          " [\(links.map(\.destination).joined(separator: " ")) "
            + "\(lines[0] + 1)-\(lines[lines.count - 1] + 1)]"
        case .output(let lines): " [\(lines.lowerBound + 1)-\(lines.upperBound)]"
        }
      let fences = "\(block.fenceOpen + 1)-\(block.fenceClose + 1)"
      found.append(
        (block.line, "\(block.line) \(fences) \(shown.joined(separator: " "))\(below)"))
    }
    for problem in markup.problems {
      let text =
        problem.error.description.prefix { $0 != ";" }
        .split(separator: ", where").first ?? ""
      found.append((problem.line, "\(problem.line): \(text)"))
    }
    return found.sorted { $0.line < $1.line }.map(\.text)
  }

  @Test(arguments: [">", "- ", "1. - > "]) func readsDeepNesting(_ mark: String) {
    let text = String(repeating: mark, count: 100_000 / mark.count) + "a\n\n# b\n\(Self.block)"
    #expect(Self.found(in: ChapterMarkup(Array(text.utf8))) == ["4 5-7 A()@0"])
  }
}
