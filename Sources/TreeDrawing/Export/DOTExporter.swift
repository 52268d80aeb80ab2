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
    let colors = theme.light[.static]
    let family = theme.type.drawnFamily
    graph.declare("bgcolor", of: .graph, theme.light.ground)
    graph.declare("ordering", of: .graph, "out")
    graph.declare("nodesep", of: .graph, "0.22")
    graph.declare("ranksep", of: .graph, "0.36")
    // A line of the file is a node or an edge, however long.
    graph.declare("linelength", of: .graph, "0")

    graph.declare("shape", of: .node, "box")
    graph.declare("height", of: .node, "0.36")
    graph.declare("margin", of: .node, "0.16,0.05")
    graph.declare("fontname", of: .node, family)
    graph.declare("fontsize", of: .node, "\(theme.type.labelSize)")
    let style = graph.declare("style", of: .node, "rounded,filled")
    let fill = graph.declare("fillcolor", of: .node, colors.fill)
    let stroke = graph.declare("color", of: .node, colors.stroke)
    let text = graph.declare("fontcolor", of: .node, colors.text)
    let label = graph.declare("label", of: .node, "")

    graph.declare("color", of: .edge, theme.light.line)
    graph.declare("fontname", of: .edge, family)
    graph.declare("fontsize", of: .edge, "\(theme.type.detailSize)")
    graph.declare("fontcolor", of: .edge, theme.light.role)
    let role = graph.declare("label", of: .edge, "")

    var nodes: [GraphvizGraph.Node] = []
    nodes.reserveCapacity(diagram.boxes.count)
    for (index, box) in diagram.boxes.enumerated() {
      let node = graph.addNode("n\(index)")
      nodes.append(node)
      let lines = box.lines.map { GraphvizEscaping.label($0.text) }
      graph.set(label, of: node, lines.joined(separator: "\\n"))
      if box.category != .static {
        let colors = theme.light[box.category]
        graph.set(fill, of: node, colors.fill)
        graph.set(stroke, of: node, colors.stroke)
        graph.set(text, of: node, colors.text)
      }
      if box.category.isDashed { graph.set(style, of: node, "rounded,filled,dashed") }
      guard diagram.parents[index] >= 0 else { continue }
      let edge = graph.addEdge(nodes[diagram.parents[index]], node)
      if let name = box.role { graph.set(role, of: edge, GraphvizEscaping.label(" \(name) ")) }
    }
    return graph
  }
}
