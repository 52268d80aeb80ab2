/// Writes DOT that draws the figure with `dot` alone.
///
///     graph "Greeting" {
///       ...
///       n0 [label=HStack];
///       n0 -- n1;
///     }
///
/// The graph is written by cgraph, so that whatever a label holds is quoted as graphviz reads it.
/// Positions are left out: `dot` finds its own.
struct DOTExporter: Exporter {
  let theme: Theme

  func export(_ diagram: Diagram) throws(DrawingError) -> Figure {
    try GraphvizLibrary.withContext(.none) { _ throws(DrawingError) in
      let graph = try makeGraph(diagram)
      return try graph.text()
    }
  }

  private func makeGraph(_ diagram: Diagram) throws(DrawingError) -> GraphvizGraph {
    let graph = try GraphvizGraph(name: diagram.name)
    graph.declare("bgcolor", of: .graph, theme.light.ground)
    graph.declare("ordering", of: .graph, "out")
    graph.declare("rankdir", of: .graph, diagram.direction.graphvizName)
    graph.declare("nodesep", of: .graph, "0.22")
    graph.declare("ranksep", of: .graph, "0.36")
    // A line of the file is a node or an edge, however long.
    graph.declare("linelength", of: .graph, "0")

    let boxes = BoxAttributes(graph: graph, theme: theme)
    let edges = EdgeAttributes(graph: graph, theme: theme)
    var nodes: [GraphvizGraph.Node] = []
    nodes.reserveCapacity(diagram.boxes.count)
    for (index, box) in diagram.boxes.enumerated() {
      let node = graph.addNode("n\(box.node)")
      nodes.append(node)
      boxes.set(box, of: node, in: graph)
      guard diagram.parents[index] >= 0 else { continue }
      edges.set(box, of: graph.addEdge(nodes[diagram.parents[index]], node), in: graph)
    }
    return graph
  }

  /// The attributes of boxes.
  private struct BoxAttributes {
    let look: BoxLookAttributes
    let label: GraphvizGraph.Attribute
    let link: GraphvizGraph.Attribute

    init(graph: borrowing GraphvizGraph, theme: Theme) {
      graph.declare("shape", of: .node, "box")
      graph.declare("height", of: .node, "0.36")
      graph.declare("margin", of: .node, "0.16,0.05")
      graph.declare("fontname", of: .node, theme.type.drawnFamily)
      graph.declare("fontsize", of: .node, "\(theme.type.labelSize)")
      look = BoxLookAttributes(graph: graph, theme: theme)
      link = graph.declare("URL", of: .node, "")
      label = graph.declare("label", of: .node, "")
    }

    func set(_ box: DiagramBox, of node: GraphvizGraph.Node, in graph: borrowing GraphvizGraph) {
      // A plain label has one look, so that words tell what writes into the environment.
      var lines = box.lines.map { $0.style == .writer ? "\($0.text)  (environment)" : $0.text }
      if let mark = box.mark { lines.append(mark.rawValue) }
      graph.set(
        label, of: node, lines.map(GraphvizEscaping.label).joined(separator: "\\n"))
      if let link = box.link { graph.set(self.link, of: node, GraphvizEscaping.label(link)) }
      look.set(BoxLook(of: box), of: node, in: graph)
    }
  }

  /// The attributes of the lines between boxes.
  private struct EdgeAttributes {
    let look: LineLookAttributes
    let role: GraphvizGraph.Attribute

    init(graph: borrowing GraphvizGraph, theme: Theme) {
      look = LineLookAttributes(graph: graph, theme: theme)
      graph.declare("fontname", of: .edge, theme.type.drawnFamily)
      graph.declare("fontsize", of: .edge, "\(theme.type.detailSize)")
      graph.declare("fontcolor", of: .edge, theme.light.role)
      role = graph.declare("label", of: .edge, "")
    }

    func set(_ box: DiagramBox, of edge: GraphvizGraph.Edge, in graph: borrowing GraphvizGraph) {
      if let name = box.role { graph.set(role, of: edge, GraphvizEscaping.label(" \(name) ")) }
      look.set(LineLook(to: box), of: edge, in: graph)
    }
  }
}

extension DiagramDirection {
  /// The direction in graphviz's words.
  fileprivate var graphvizName: String {
    switch self {
    case .down: "TB"
    case .up: "BT"
    case .right: "LR"
    case .left: "RL"
    }
  }
}
