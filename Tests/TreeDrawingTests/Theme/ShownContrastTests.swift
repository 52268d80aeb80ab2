import Testing
import TreeDrawing
import ViewTree

/// Every text of an SVG is told from what is drawn behind it, with the style sheet that the SVG has.
@Suite struct ShownContrastTests {
  static let cases = Theme.all.flatMap { theme in
    (theme.dark == nil ? [false] : [false, true]).map { (theme, $0) }
  }

  @Test(arguments: cases) func textsAreLegible(_ theme: Theme, _ isDark: Bool) throws {
    var signs: Set<String> = []
    for diagram in try Self.diagrams() {
      let svg = try FigureRenderer(theme: theme).figure(of: diagram, as: .svg).bytes
      let texts = try ShownColors(svg, isDark: isDark).texts()
      #expect(texts.count > diagram.boxes.count)
      for text in texts {
        let contrast = Contrast.between(text.fill, text.ground)
        #expect(contrast >= 4.5, "'\(text.text)': \(text.fill) on \(text.ground)")
      }
      signs.formUnion(texts.map(\.text).filter { $0.count == 1 })
    }
    #expect(signs.isSuperset(of: DiagramMark.allCases.map(\.sign) + ["1", "2", "3"]))
  }

  /// Figures with everything that is written somewhere: source, marks, roles, notes, legends.
  private static func diagrams() throws -> [Diagram] {
    let tree = ViewTree(
      "Example",
      """
      VStack
        padding 0
          EnvironmentKeyWritingModifier<Font?>
            Text
        Text? 1
          overlay
            Content
            Content overlay
        EnvironmentKeyWritingModifier<Bool> 2
          Text
        ForEach 3
          Text recursive
      """)
    let pieces = SourceListing.Kind.allCases.map { SourceListing.Piece("\($0) ", $0) }
    var diagrams: [Diagram] = []
    for isCompact in [false, true] {
      let lines = Dictionary(uniqueKeysWithValues: tree.nodes.indices.map { ($0, $0 + 1) })
      let options = DiagramOptions(
        showsPaths: true, isCompact: isCompact, showsLegend: true,
        listing: SourceListing(
          firstLine: 1, lines: Array(repeating: pieces, count: tree.nodes.count)), lines: lines)
      var diagram = try Diagram(tree: tree, options: options)
      diagrams.append(diagram)
      // Each mark on each category of boxes.
      for (index, mark) in DiagramMark.allCases.enumerated() {
        for box in diagram.boxes.indices where box % DiagramMark.allCases.count == index {
          diagram.boxes[box].mark = mark
          diagram.boxes[box].lineMark = mark
        }
      }
      diagrams.append(diagram)
    }
    return diagrams
  }
}
