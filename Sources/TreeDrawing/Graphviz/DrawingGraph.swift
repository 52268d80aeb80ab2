/// Builds the graph that graphviz draws: every box, line and text at the place that the layout
/// gave it.
///
/// Boxes are nodes `n0`, `n1`, ...; where a box holds several lines, each is a node of its own
/// (`t3_0`), since a plain label has one size of type. The names of roles are nodes `r3`.
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

  /// Returns the graph; only texts and lines where someone else draws the boxes.
  ///
  /// - Parameters:
  ///   - resolution: the pixels of an inch where the format has pixels.
  ///   - drawsBoxes: whether boxes have an outline and a ground.
  /// - Returns: the graph, with a position at everything.
  /// - Throws: ``DrawingError`` where graphviz opens no graph.
  func makeGraph(
    resolution: Int = 72, drawsBoxes: Bool = true
  ) throws(DrawingError) -> GraphvizGraph {
    let graph = try GraphvizGraph(name: "treeviz")
    // A PDF has a margin of half an inch otherwise.
    graph.declare("margin", of: .graph, "0")
    graph.declare("pad", of: .graph, "0")
    graph.declare("dpi", of: .graph, "\(resolution)")
    graph.declare("bgcolor", of: .graph, theme.light.ground)
    graph.declare("outputorder", of: .graph, "edgesfirst")
    graph.declare("color", of: .edge, theme.light.line)
    let linePosition = graph.declare("pos", of: .edge, "")

    let attributes = NodeAttributes(
      graph: graph, theme: theme, shape: drawsBoxes ? "box" : "none")
    addCorners(to: graph, attributes)
    var nodes: [GraphvizGraph.Node] = []
    nodes.reserveCapacity(diagram.boxes.count)
    for index in diagram.boxes.indices {
      let box = diagram.boxes[index]
      let frame = layout.frames[index]
      let node = graph.addNode("n\(index)")
      nodes.append(node)
      graph.set(attributes.position, of: node, position(of: frame))
      graph.set(attributes.width, of: node, inches(frame.width))
      if frame.height != theme.spacing.boxHeight {
        graph.set(attributes.height, of: node, inches(frame.height))
      }
      attributes.set(box.category, of: node, in: graph)
      if box.lines.count == 1 {
        graph.set(attributes.label, of: node, GraphvizEscaping.label(box.lines[0].text))
      } else {
        addLines(of: index, to: graph, attributes)
      }
      guard diagram.parents[index] >= 0 else { continue }
      let edge = graph.addEdge(nodes[diagram.parents[index]], node)
      graph.set(linePosition, of: edge, line(to: index))
      addRole(of: index, to: graph, attributes)
    }
    return graph
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
      graph.set(attributes.style, of: node, "invis")
    }
  }

  private func addLines(
    of index: Int, to graph: borrowing GraphvizGraph, _ attributes: NodeAttributes
  ) {
    let box = diagram.boxes[index]
    let colors = theme.light[box.category]
    for (number, line) in box.lines.enumerated() {
      let node = graph.addNode("t\(index)_\(number)")
      let center = metrics.center(ofLine: number, in: layout.frames[index])
      graph.set(attributes.position, of: node, position(layout.frames[index].centerX, center))
      graph.set(attributes.shape, of: node, "none")
      graph.set(attributes.style, of: node, "")
      graph.set(attributes.label, of: node, GraphvizEscaping.label(line.text))
      graph.set(
        attributes.textColor, of: node, line.style == .label ? colors.text : colors.detail)
      if line.style == .detail {
        graph.set(attributes.textSize, of: node, "\(theme.type.detailSize)")
      }
    }
  }

  private func addRole(
    of index: Int, to graph: borrowing GraphvizGraph, _ attributes: NodeAttributes
  ) {
    guard let role = diagram.boxes[index].role, let frame = layout.roleFrames[index] else { return }
    let node = graph.addNode("r\(index)")
    graph.set(attributes.position, of: node, position(of: frame))
    graph.set(attributes.width, of: node, inches(frame.width))
    graph.set(attributes.height, of: node, inches(frame.height))
    graph.set(attributes.style, of: node, "filled")
    graph.set(attributes.fill, of: node, theme.light.ground)
    graph.set(attributes.stroke, of: node, theme.light.ground)
    graph.set(attributes.label, of: node, GraphvizEscaping.label(role))
    graph.set(attributes.textColor, of: node, theme.light.role)
    graph.set(attributes.textSize, of: node, "\(theme.type.detailSize)")
  }
}

// MARK: - Places

extension DrawingGraph {
  /// Graphviz's y grows upwards.
  private func position(_ x: Int, _ y: Int) -> String { "\(x),\(layout.height - y)" }

  private func position(of frame: Frame) -> String {
    position(frame.centerX, frame.y + frame.height / 2)
  }

  private func inches(_ points: Int) -> String { "\(Double(points) / 72)" }

  /// The line from a box's parent to it, or to the name of its role: a cubic curve that is
  /// straight.
  private func line(to index: Int) -> String {
    let parent = layout.frames[diagram.parents[index]]
    let frame = layout.roleFrames[index] ?? layout.frames[index]
    let start = position(parent.centerX, parent.bottom)
    let end = position(frame.centerX, frame.y)
    return "\(start) \(start) \(end) \(end)"
  }
}

/// The attributes of the nodes, declared with what most of them have.
private struct NodeAttributes {
  let position: GraphvizGraph.Attribute
  let width: GraphvizGraph.Attribute
  let height: GraphvizGraph.Attribute
  let label: GraphvizGraph.Attribute
  let shape: GraphvizGraph.Attribute
  let style: GraphvizGraph.Attribute
  let fill: GraphvizGraph.Attribute
  let stroke: GraphvizGraph.Attribute
  let textColor: GraphvizGraph.Attribute
  let textSize: GraphvizGraph.Attribute
  private let palette: Palette

  init(graph: borrowing GraphvizGraph, theme: Theme, shape name: String) {
    let colors = theme.light[.static]
    palette = theme.light
    position = graph.declare("pos", of: .node, "")
    width = graph.declare("width", of: .node, "0.1")
    height = graph.declare("height", of: .node, "\(Double(theme.spacing.boxHeight) / 72)")
    label = graph.declare("label", of: .node, "")
    shape = graph.declare("shape", of: .node, name)
    style = graph.declare("style", of: .node, "rounded,filled")
    fill = graph.declare("fillcolor", of: .node, colors.fill)
    stroke = graph.declare("color", of: .node, colors.stroke)
    textColor = graph.declare("fontcolor", of: .node, colors.text)
    textSize = graph.declare("fontsize", of: .node, "\(theme.type.labelSize)")
    graph.declare("fontname", of: .node, theme.type.drawnFamily)
    graph.declare("fixedsize", of: .node, "shape")
    graph.declare("margin", of: .node, "0")
  }

  func set(
    _ category: DiagramBox.Category, of node: GraphvizGraph.Node, in graph: borrowing GraphvizGraph
  ) {
    guard category != .static else { return }
    let colors = palette[category]
    graph.set(fill, of: node, colors.fill)
    graph.set(stroke, of: node, colors.stroke)
    graph.set(textColor, of: node, colors.text)
    if category.isDashed { graph.set(style, of: node, "rounded,filled,dashed") }
  }
}
