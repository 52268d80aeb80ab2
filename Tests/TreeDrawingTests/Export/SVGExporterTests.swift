import Testing
import TreeDrawing
import ViewTree

@Suite struct SVGExporterTests {
  private static let hostile = [
    "\"]]>&<script>", "--><!--", "&amp;&lt;", "back\\slash \\N \\n", "two\nlines\ttab",
    "שלום עולם", "안녕하세요", "👩‍👩‍👧‍👦", "\u{0}\u{1}\u{7F}\u{FFFE}", "a  b", "<b>", "%s%n", "",
    "'\"`", "]]>", String(repeating: "long&", count: 2_000),
  ]

  @Test(arguments: hostile)
  func writesWhatWasTyped(label: String) throws {
    var tree = ViewTree(name: label)
    tree.append(ViewNode(kind: .container, label: label), type: label, parent: -1)
    tree.append(
      ViewNode(kind: .leaf, label: "Text", components: [.id(label)], role: label), parent: 0)
    tree.finish()
    for options in [DiagramOptions(), DiagramOptions(showsPaths: true, showsTypes: true)] {
      let bytes = try FigureRenderer(options: options).render(tree, as: .svg)
      let elements = try XMLElement.elements(of: bytes)
      let diagram = try Diagram(tree: tree, options: options)
      let title = diagram.boxes[0].title
      #expect(elements[1].name == "title" && elements[1].text == diagram.name)
      #expect(elements.contains { $0.name == "title" && $0.text == title })
      #expect(!elements.contains { ["script", "b", "image", "a"].contains($0.name) })
      #expect(elements.filter { $0.attributes["class"]?.hasPrefix("node ") == true }.count == 2)
    }
  }

  @Test func marksUpEachNode() throws {
    let tree = ViewTree("Example", "HStack\n  Text 0\n  ConditionalContent 1\n    Text ifBranch")
    let settings = FigureSettings(idPrefix: "figure-")
    let elements = try XMLElement.elements(
      of: FigureRenderer(settings: settings).render(tree, as: .svg))
    let nodes = elements.filter { $0.attributes["class"]?.hasPrefix("node ") == true }
    #expect(nodes.map { $0.attributes["id"] } == (0..<4).map { "figure-n\($0)" })
    #expect(nodes.map { $0.attributes["data-path"] } == ["", "0", "1", "1.ifBranch"])
    #expect(
      nodes.map { $0.attributes["data-kind"] } == ["container", "leaf", "conditional", "leaf"])
    #expect(nodes[2].attributes["class"] == "node dynamic")
    #expect(elements.filter { $0.name == "path" }.count == 3)
    #expect(elements[0].attributes["role"] == "graphics-document document")
    #expect(elements[0].attributes["aria-labelledby"] == "figure-title")
    #expect(elements[0].attributes["aria-describedby"] == "figure-desc")
  }

  @Test func numbersWhatTurnsTheDirection() throws {
    let label = "a\u{202E}b\u{2066}\u{200F}c"
    for format in [FigureFormat.svg, .mermaid, .dot] {
      let text = String(
        decoding: try FigureRenderer().render(ViewTree(leaf: label), as: format), as: UTF8.self)
      #expect(!text.unicodeScalars.contains { [0x202E, 0x2066, 0x200F].contains($0.value) })
    }
    #expect(
      try Diagram(tree: ViewTree(leaf: label)).boxes[0].title == #"a\u{202E}b\u{2066}\u{200F}c"#)
  }

  /// Where colours do not tell environment writers, their lines are bold.
  @Test(arguments: Theme.all) func tellsWritersInACompactBox(_ theme: Theme) throws {
    let tree = ViewTree("Example", "padding\n  EnvironmentKeyWritingModifier<Bool>\n    Text")
    let options = DiagramOptions(isCompact: true, showsLegend: true)
    let elements = try XMLElement.elements(
      of: FigureRenderer(theme: theme, options: options).render(tree, as: .svg))
    #expect(elements.contains { $0.text == "writes into the environment of the box" })
    let bold = elements.filter { $0.attributes["font-weight"] == "bold" }.map(\.text)
    let isPrint = theme.name == "print"
    #expect(bold == (isPrint ? ["EnvironmentKeyWritingModifier<Bool>", "name"] : []))
  }

  @Test(arguments: ["Greeting", "Roles"])
  func matchesSnapshot(name: String) throws {
    let trees = [
      "Greeting": """
      HStack
        Image 0
        ConditionalContent 1
          EnvironmentKeyWritingModifier<Font?> ifBranch
            Text
          Text? elseBranch
      """,
      "Roles": """
      overlay
        background
          padding
            Text
          Capsule background
        CommentView overlay
      """,
    ]
    let tree = ViewTree(name, try #require(trees[name]))
    let renderer = FigureRenderer(options: DiagramOptions(showsPaths: true))
    try expectSnapshot(renderer.render(tree, as: .svg), "SVGExporter", "\(name).svg")
  }

  @Test(.timeLimit(.minutes(5))) func drawsAChainOfAHundredThousand() throws {
    let bytes = try FigureRenderer().render(ViewTree(chainOf: 100_000), as: .svg)
    #expect(bytes.suffix(7).elementsEqual("</svg>\n".utf8))
  }
}
