import Testing
import TreeDrawing
import ViewTree

@Suite struct TextExporterTests {
  private let tree = ViewTree(
    "Example",
    """
    overlay
      Text?
      Capsule overlay
    """)

  @Test func writesDOT() throws {
    let text = String(decoding: try FigureRenderer().render(tree, as: .dot), as: UTF8.self)
    try expectSnapshot(Array(text.utf8), "TextExporter", "Example.dot")
  }

  @Test func writesMermaid() throws {
    let text = String(decoding: try FigureRenderer().render(tree, as: .mermaid), as: UTF8.self)
    #expect(
      text == """
        ---
        title: "Example"
        ---
        flowchart TD
          n0("overlay"):::static
          n1("Text?"):::dynamic
          n2("Capsule"):::static
          n0 --- n1
          n0 -.-|"overlay"| n2
          classDef static fill:#EEF3FB,stroke:#5B7DB1,color:#1D2B44
          classDef dynamic fill:#F3ECFA,stroke:#8E5BB5,color:#3D1F57,stroke-dasharray:4 3

        """)
  }

  @Test func tellsWritersInACompactBox() throws {
    let tree = ViewTree("Example", "padding\n  EnvironmentKeyWritingModifier<Bool>\n    Text")
    let renderer = FigureRenderer(options: DiagramOptions(isCompact: true))
    let dot = String(decoding: try renderer.render(tree, as: .dot), as: UTF8.self)
    #expect(dot.contains("EnvironmentKeyWritingModifier<Bool>  (environment)\\nText"))
    let mermaid = String(decoding: try renderer.render(tree, as: .mermaid), as: UTF8.self)
    #expect(
      mermaid.contains("padding<br><b>EnvironmentKeyWritingModifier#60;Bool#62;</b><br>Text"))
  }

  @Test(arguments: [
    "\"]]>&<script>", "back\\slash \\N \\n\\", "&amp;", "<b>", "שלום", "a;b{c}[d]", "-1.5", "graph",
  ])
  func escapesLabels(label: String) throws {
    let dot = String(
      decoding: try FigureRenderer().render(ViewTree(leaf: label), as: .dot), as: UTF8.self)
    let statement = try #require(dot.split(separator: "\n").last { $0.contains("label=") })
    #expect(Self.label(inDOT: statement) == label)

    let mermaid = String(
      decoding: try FigureRenderer().render(ViewTree(leaf: label), as: .mermaid), as: UTF8.self)
    let node = try #require(mermaid.split(separator: "\n").first { $0.hasPrefix("  n0") })
    #expect(Self.label(inMermaid: node) == label)
  }

  /// Reads a label as graphviz does: first the quotes, then backslashes and entities.
  private static func label(inDOT statement: Substring) -> String {
    var value = String(statement.split(separator: "label=", maxSplits: 1)[1].dropLast(2))
    if value.hasPrefix("\"") { value = String(value.dropFirst().dropLast()) }
    value = value.replacing("\\\"", with: "\"")
    return value.replacing("\\\\", with: "\\").replacing("&amp;", with: "&")
  }

  /// Reads a label as Mermaid does: `#34;` is the character with that number.
  private static func label(inMermaid node: Substring) -> String {
    let quoted = node.dropFirst("  n0(\"".count).dropLast("\"):::static".count)
    var label = ""
    var rest = quoted[...]
    while let character = rest.popFirst() {
      if character == "#", let end = rest.firstIndex(of: ";"), let number = UInt8(rest[..<end]) {
        label.append(Character(Unicode.Scalar(number)))
        rest = rest[rest.index(after: end)...]
      } else {
        label.append(character)
      }
    }
    return label
  }
}
