/// Builds the graph that graphviz draws: every box, line and text at the place that the layout
/// gave it.
///
/// Boxes are nodes `n0`, `n1`, ...; where a box holds several lines, each is a node of its own
/// (`t3_0`), since a plain label has one size of type. The names of roles are nodes `r3`. What stands
/// beside the tree are nodes `o0`, `o1`, ...
struct DrawingGraph {
  private let diagram: Diagram
  private let layout: DiagramLayout
  private let theme: Theme
  private let metrics: TextMetrics

  init(diagram: Diagram, layout: DiagramLayout, theme: Theme) {
    self.diagram = diagram
    self.layout = layout
    self.theme = theme
    metrics = TextMetrics(theme: theme)
  }

  /// Returns the graph; only texts and lines where someone else draws the boxes and what is beside
  /// them.
  ///
  /// - Parameters:
  ///   - resolution: the pixels of an inch where the format has pixels.
  ///   - drawsBoxes: whether boxes have an outline and a ground.
  /// - Returns: the graph, with a position at everything.
  /// - Throws: ``DrawingError`` where graphviz opens no graph.
  func makeGraph(
    resolution: Double = 72, drawsBoxes: Bool = true
  ) throws(DrawingError) -> GraphvizGraph {
    let graph = try GraphvizGraph(name: "treeviz")
    // A PDF has a margin of half an inch otherwise.
    graph.declare("margin", of: .graph, "0")
    graph.declare("pad", of: .graph, "0")
    graph.declare("dpi", of: .graph, "\(resolution)")
    graph.declare("bgcolor", of: .graph, theme.light.ground)
    graph.declare("outputorder", of: .graph, "edgesfirst")

    let lines = LineAttributes(graph: graph, theme: theme)
    let attributes = NodeAttributes(
      graph: graph, theme: theme, layout: layout, shape: drawsBoxes ? "box" : "none")
    addCorners(to: graph, attributes)
    var nodes: [GraphvizGraph.Node] = []
    nodes.reserveCapacity(diagram.boxes.count)
    for index in diagram.boxes.indices {
      let node = graph.addNode("n\(index)")
      nodes.append(node)
      addBox(index, as: node, to: graph, attributes)
      guard diagram.parents[index] >= 0, let segment = layout.lines[index] else { continue }
      let edge = graph.addEdge(nodes[diagram.parents[index]], node)
      lines.set(
        segment, LineLook(to: diagram.boxes[index]), of: edge, height: layout.height,
        in: graph)
      addRole(of: index, to: graph, attributes)
    }
    guard drawsBoxes else { return graph }
    let signs = diagram.boxes.indices.lazy.flatMap { index in
      Ornament.signs(
        of: diagram.boxes[index], in: layout.frames[index], direction: diagram.direction,
        theme: theme)
    }
    var drawer = OrnamentDrawer(
      theme: theme, height: layout.height, attributes: attributes, lines: lines)
    for ornament in layout.source + layout.legend { drawer.add(ornament, to: graph) }
    for sign in signs { drawer.add(sign, to: graph) }
    return graph
  }

  private func addBox(
    _ index: Int, as node: GraphvizGraph.Node, to graph: borrowing GraphvizGraph,
    _ attributes: NodeAttributes
  ) {
    let box = diagram.boxes[index]
    let frame = layout.frames[index]
    attributes.place(node, at: frame, in: graph)
    attributes.look.set(BoxLook(of: box), of: node, in: graph)
    if let link = box.link {
      graph.set(attributes.link, of: node, GraphvizEscaping.label(link))
    }
    if box.lines.count == 1, box.lines[0].style == .label {
      graph.set(attributes.label, of: node, GraphvizEscaping.label(box.lines[0].text))
    } else {
      addLines(of: index, to: graph, attributes)
    }
  }

  /// Adds two points that nobody sees: graphviz makes the page as large as what stands on it, and a
  /// point a point wide.
  private func addCorners(to graph: borrowing GraphvizGraph, _ attributes: NodeAttributes) {
    for (name, position) in [
      ("first", "0.5,0.5"), ("last", "\(layout.width - 1).5,\(layout.height - 1).5"),
    ] {
      let node = graph.addNode(name)
      graph.set(attributes.position, of: node, position)
      graph.set(attributes.width, of: node, "0")
      graph.set(attributes.height, of: node, "0")
      graph.set(attributes.look.style, of: node, "invis")
    }
  }

  private func addLines(
    of index: Int, to graph: borrowing GraphvizGraph, _ attributes: NodeAttributes
  ) {
    let box = diagram.boxes[index]
    let colors = BoxLook(of: box).colors(in: theme.light)
    let frame = layout.frames[index]
    for (number, line) in box.lines.enumerated() {
      let center = Position(x: frame.centerX, y: metrics.center(ofLine: number, in: frame))
      let node = attributes.addText(
        "t\(index)_\(number)", line.text, at: center, size: metrics.size(of: line.style),
        color: theme.light.ink(of: line.style, on: colors, isMarked: box.mark != nil), in: graph)
      if line.style == .writer, theme.writesWritersBold {
        graph.set(attributes.font, of: node, theme.type.drawnFamily + " Bold")
      }
    }
  }

  private func addRole(
    of index: Int, to graph: borrowing GraphvizGraph, _ attributes: NodeAttributes
  ) {
    guard let role = diagram.boxes[index].role, let frame = layout.roleFrames[index] else { return }
    let node = graph.addNode("r\(index)")
    attributes.place(node, at: frame, in: graph)
    attributes.setGround(theme.light.ground, of: node, in: graph)
    graph.set(attributes.label, of: node, GraphvizEscaping.label(role))
    graph.set(attributes.look.textColor, of: node, theme.light.role)
    graph.set(attributes.textSize, of: node, "\(theme.type.detailSize)")
  }
}
