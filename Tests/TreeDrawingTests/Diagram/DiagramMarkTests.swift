import Testing
import TreeDrawing
import ViewTree

/// What an update did, in every format.
@Suite struct DiagramMarkTests {
  /// A root over a box for each mark.
  private var diagram: Diagram {
    let marks = DiagramMark.allCases
    let root = DiagramBox(
      node: 0, lines: [.init("VStack", .label)], kind: .container, title: "VStack")
    let children = marks.enumerated().map { index, mark in
      DiagramBox(
        node: index + 1, lines: [.init("Text", .label), .init(mark.rawValue, .detail)],
        kind: .leaf, title: "Text", path: "\(index)", mark: mark, lineMark: mark)
    }
    return Diagram(
      name: "Update", boxes: [root] + children, parents: [-1] + marks.map { _ in 0 },
      showsLegend: true)
  }

  @Test(arguments: Theme.all.map(\.name), FigureFormat.allCases)
  func drawsMarks(theme name: String, format: FigureFormat) throws {
    let theme = try #require(Theme.all.first { $0.name == name })
    let figure = try FigureRenderer(theme: theme).figure(of: diagram, as: format)
    #expect(figure.warnings == [])
    #expect(!figure.bytes.isEmpty)
    guard format != .png, format != .pdf else { return }
    let text = String(decoding: figure.bytes, as: UTF8.self)
    for mark in DiagramMark.allCases { #expect(text.contains(mark.rawValue)) }
  }

  @Test func tellsMarksBySignsAndWords() throws {
    let elements = try XMLElement.elements(
      of: FigureRenderer().figure(of: diagram, as: .svg).bytes)
    let nodes = elements.filter { $0.attributes["role"] == "treeitem" }
    for (node, mark) in zip(nodes.dropFirst(), DiagramMark.allCases) {
      #expect(node.attributes["class"] == "node static \(mark.rawValue)")
      #expect(node.attributes["aria-label"]?.hasSuffix(", \(mark.rawValue)") == true)
    }
    let signs = elements.filter { $0.name == "text" && $0.attributes["class"] == "ink-ground" }
    #expect(
      signs.map(\.text) == DiagramMark.allCases.map(\.sign) + DiagramMark.allCases.map(\.sign))
    let lines = elements.filter { $0.name == "path" && $0.attributes["class"] != nil }
    #expect(lines.map { $0.attributes["class"] } == DiagramMark.allCases.map(\.rawValue))
  }
}
