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
    let theme: Theme
    let style: GraphvizGraph.Attribute
    let fill: GraphvizGraph.Attribute
    let stroke: GraphvizGraph.Attribute
    let thickness: GraphvizGraph.Attribute
    let text: GraphvizGraph.Attribute
    let label: GraphvizGraph.Attribute
    let link: GraphvizGraph.Attribute

    init(graph: borrowing GraphvizGraph, theme: Theme) {
      self.theme = theme
      let colors = theme.light[.static]
      graph.declare("shape", of: .node, "box")
      graph.declare("height", of: .node, "0.36")
      graph.declare("margin", of: .node, "0.16,0.05")
      graph.declare("fontname", of: .node, theme.type.drawnFamily)
      graph.declare("fontsize", of: .node, "\(theme.type.labelSize)")
      style = graph.declare("style", of: .node, "rounded,filled")
      fill = graph.declare("fillcolor", of: .node, colors.fill)
      stroke = graph.declare("color", of: .node, colors.stroke)
      thickness = graph.declare("penwidth", of: .node, NodeAttributes.points(theme.strokes.box))
      text = graph.declare("fontcolor", of: .node, colors.text)
      link = graph.declare("URL", of: .node, "")
      label = graph.declare("label", of: .node, "")
    }

    func set(_ box: DiagramBox, of node: GraphvizGraph.Node, in graph: borrowing GraphvizGraph) {
      var lines = box.lines.map(\.text)
      if let mark = box.mark { lines.append(mark.rawValue) }
      graph.set(
        label, of: node, lines.map(GraphvizEscaping.label).joined(separator: "\\n"))
      if let link = box.link { graph.set(self.link, of: node, GraphvizEscaping.label(link)) }
      let look = BoxLook(of: box)
      guard look != BoxLook(category: .static) else { return }
      let colors = look.colors(in: theme.light)
      graph.set(fill, of: node, colors.fill)
      graph.set(stroke, of: node, colors.stroke)
      graph.set(text, of: node, colors.text)
      if look.stroke(in: theme) != theme.strokes.box {
        graph.set(thickness, of: node, NodeAttributes.points(look.stroke(in: theme)))
      }
      if let dash = look.dash.graphvizStyle {
        graph.set(style, of: node, "rounded,filled,\(dash)")
      }
    }
  }

  /// The attributes of the lines between boxes.
  private struct EdgeAttributes {
    let theme: Theme
    let color: GraphvizGraph.Attribute
    let thickness: GraphvizGraph.Attribute
    let style: GraphvizGraph.Attribute
    let role: GraphvizGraph.Attribute

    init(graph: borrowing GraphvizGraph, theme: Theme) {
      self.theme = theme
      color = graph.declare("color", of: .edge, theme.light.line)
      graph.declare("fontname", of: .edge, theme.type.drawnFamily)
      graph.declare("fontsize", of: .edge, "\(theme.type.detailSize)")
      graph.declare("fontcolor", of: .edge, theme.light.role)
      thickness = graph.declare("penwidth", of: .edge, NodeAttributes.points(theme.strokes.line))
      style = graph.declare("style", of: .edge, "")
      role = graph.declare("label", of: .edge, "")
    }

    func set(_ box: DiagramBox, of edge: GraphvizGraph.Edge, in graph: borrowing GraphvizGraph) {
      if let name = box.role { graph.set(role, of: edge, GraphvizEscaping.label(" \(name) ")) }
      let look = LineLook(to: box)
      if look.mark != nil { graph.set(color, of: edge, look.color(in: theme.light)) }
      if look.stroke(in: theme) != theme.strokes.line {
        graph.set(thickness, of: edge, NodeAttributes.points(look.stroke(in: theme)))
      }
      if let dash = look.dash.graphvizStyle { graph.set(style, of: edge, dash) }
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
