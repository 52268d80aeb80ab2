@testable import TreeChapters

/// Markdown of random pieces with one marked block, in random lists and quotes.
struct RandomMarkdown {
  private(set) var bytes: [UInt8] = []

  /// The block as it is to be found.
  private(set) var block = MarkedBlock(words: ["name=f"], line: 0)

  private var generator: SeededGenerator
  private var lines: [String] = []

  /// What stands before each line.
  private var mark = ""

  /// Each ends where a blank line and a line without indentation follow.
  private static let pieces: [[String]] = [
    ["Setext", "==="], ["Setext", "more", "---"], ["# ATX #"], ["* * *"], ["text", "  more"],
    ["[a]: /b", "[c]: <d e> 'f'"], ["[a]:"], ["text", "[a]: /b"], ["    code", "", "\tcode"],
    ["- item"], ["text", "* item", "    more"], ["+\titem", "", "\tmore"], ["text", "1. one"],
    ["text", "2. no item"], ["12345678) a", "", "            b"], ["-", "  a"], ["1."],
    ["-\t\tcode"],
    ["> quote", "lazy"], ["> - deep", "lazy", "> lazy"], [">\tt", ">", "> > d"],
    ["> ```", "> open"],
    ["- ~~~", "  open"], ["```swift", "<!-- treeviz name=no -->", "```"],
    ["~~~~", "```", "~~~", "~~~~"], ["<pre>", "", "<!-- treeviz name=no -->", "</pre>"],
    ["<!-- a", "", "<!-- treeviz name=no -->"], ["<?a", "", "<!-- treeviz name=no", "?>"],
    ["<!A", "", "<!-- treeviz name=no", ">"], ["<![CDATA[", "", "<!-- treeviz name=no", "]]>"],
    ["<div>", "text", "</div>"], ["<a-b c='>'>", "- text"], ["<a-b 1>"], ["a <!-- b"],
    ["é\u{0}\tö"],
    ["![mine](a.png) and text"], ["<http://a.b>"], ["`code", "``"], ["\\", "\\# a"],
  ]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let isWithFrontMatter = chance(8)
    if isWithFrontMatter { lines += ["---", "a: |", "  <!-- treeviz name=no", "- b", "---"] }
    addPieces()
    openContainers()
    addPieces()
    addBlock()
    if chance(2) { addBlank() }
    addPieces()
    mark = ""
    if chance(2) {
      addBlank()
      addPieces()
    }
    let lineBreak = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? ""
    let text = lines.joined(separator: lineBreak) + (chance(2) ? lineBreak : "")
    bytes = (chance(4) ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    // No UTF-8, on a line of its own.
    if chance(4) { bytes += Array((lineBreak + lineBreak).utf8) + [0xFF, 0xFE] }
  }

  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &generator) == 0
  }

  private mutating func add(_ line: String) {
    lines.append(line.isEmpty ? Self.trimmed(mark) : mark + line)
  }

  private mutating func addBlank() {
    lines.append(chance(2) ? mark : Self.trimmed(mark))
  }

  private static func trimmed(_ mark: String) -> String {
    String(mark.reversed().drop { " \t".contains($0) }.reversed())
  }

  /// Adds whole pieces, each with a heading before it, which ends all that may be open.
  private mutating func addPieces() {
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      add("# Title")
      for line in Self.pieces.randomElement(using: &generator) ?? [] { add(line) }
      addBlank()
    }
  }

  private mutating func openContainers() {
    // One blank behind a bare mark is part of the mark.
    for _ in 0..<Int.random(in: 0...3, using: &generator) where !mark.hasSuffix(">") {
      var kinds = [
        ("> ", "> "), (">", ">"), ("- ", "  "), ("*   ", "    "), ("7. ", "   "),
        ("123456789) ", "           "),
      ]
      if mark.allSatisfy({ $0 == "\t" }) { kinds += [("-\t", "\t"), ("1.\t", "\t")] }
      let kind = kinds.randomElement(using: &generator) ?? ("", "")
      add("# Title")
      add(kind.0 + "text")
      mark += kind.1
      addBlank()
    }
  }

  private mutating func addBlock() {
    add("# Title")
    block.line = lines.count + 1
    let comment =
      chance(2) ? ["<!-- treeviz name=f -->"] : ["<!-- treeviz name=f", "hidden()", "", "-->"]
    for (index, line) in comment.enumerated() {
      add(line)
      if index > 0, index < comment.count - 1 { block.hidden.append(listing(line)) }
    }
    while chance(2) { addBlank() }
    let fence = ["```", "~~~", "`````"].randomElement(using: &generator) ?? ""
    let isBare = mark.hasSuffix(">")
    let indentation = String(
      repeating: " ", count: isBare ? 0 : Int.random(in: 0...3, using: &generator))
    block.fenceOpen = lines.count
    let words = ["swift", " swift run", "swift\té"].randomElement(using: &generator) ?? ""
    add(indentation + fence + words)
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let code =
        ["A()", isBare ? "B()" : "  B()", "C()\t// é", "", "``", "- d", "> e", "\u{0}"]
        .randomElement(using: &generator) ?? ""
      add(code.isEmpty ? "" : indentation + code)
      block.shown.append(listing(code, indentation: indentation.utf8.count))
    }
    block.fenceClose = lines.count
    add(indentation + fence + (chance(4) ? " \t" : ""))
  }

  /// The line that was added last.
  private func listing(_ code: String, indentation: Int = 0) -> ListingLine {
    let before = code.isEmpty ? lines[lines.count - 1].utf8.count : mark.utf8.count + indentation
    return ListingLine(bytes: Array(code.utf8), line: lines.count, column: before)
  }
}
