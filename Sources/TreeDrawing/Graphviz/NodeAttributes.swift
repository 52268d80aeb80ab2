/// The attributes of nodes, declared with what most of them have and set where one differs.
struct NodeAttributes {
  let position: GraphvizGraph.Attribute
  let width: GraphvizGraph.Attribute
  let height: GraphvizGraph.Attribute
  let label: GraphvizGraph.Attribute
  let shape: GraphvizGraph.Attribute
  let look: BoxLookAttributes
  let textSize: GraphvizGraph.Attribute
  let font: GraphvizGraph.Attribute
  let link: GraphvizGraph.Attribute
  private let theme: Theme
  private let pageHeight: Int

  init(
    graph: borrowing GraphvizGraph, theme: Theme, layout: DiagramLayout, shape name: String
  ) {
    self.theme = theme
    pageHeight = layout.height
    position = graph.declare("pos", of: .node, "")
    width = graph.declare("width", of: .node, "0.1")
    height = graph.declare("height", of: .node, GraphvizSize.inches(theme.spacing.boxHeight))
    label = graph.declare("label", of: .node, "")
    shape = graph.declare("shape", of: .node, name)
    look = BoxLookAttributes(graph: graph, theme: theme)
    textSize = graph.declare("fontsize", of: .node, "\(theme.type.labelSize)")
    font = graph.declare("fontname", of: .node, theme.type.drawnFamily)
    link = graph.declare("URL", of: .node, "")
    graph.declare("fixedsize", of: .node, "shape")
    graph.declare("margin", of: .node, "0")
  }
}

// MARK: - Setting

extension NodeAttributes {
  /// Puts a node where a frame is.
  func place(_ node: GraphvizGraph.Node, at frame: Frame, in graph: borrowing GraphvizGraph) {
    graph.set(
      position, of: node, GraphvizPlace.center(of: frame, pageHeight: pageHeight))
    graph.set(width, of: node, GraphvizSize.inches(frame.width))
    if frame.height != theme.spacing.boxHeight {
      graph.set(height, of: node, GraphvizSize.inches(frame.height))
    }
  }

  /// Makes a node a ground without an outline.
  func setGround(
    _ color: String, of node: GraphvizGraph.Node, in graph: borrowing GraphvizGraph
  ) {
    graph.set(look.style, of: node, "filled")
    graph.set(look.fill, of: node, color)
    graph.set(look.stroke, of: node, color)
    graph.set(look.thickness, of: node, "0")
  }

  /// Adds a node that is nothing but a text.
  @discardableResult
  func addText(
    _ name: String, _ text: String, at center: Position, size: Int, color: String,
    in graph: borrowing GraphvizGraph
  ) -> GraphvizGraph.Node {
    let node = graph.addNode(name)
    graph.set(position, of: node, GraphvizPlace.point(center, pageHeight: pageHeight))
    graph.set(shape, of: node, "none")
    graph.set(look.style, of: node, "")
    graph.set(label, of: node, GraphvizEscaping.label(text))
    graph.set(look.textColor, of: node, color)
    if size != theme.type.labelSize { graph.set(textSize, of: node, "\(size)") }
    return node
  }
}

/// The attributes of the lines between boxes.
struct LineAttributes {
  private let position: GraphvizGraph.Attribute
  private let look: LineLookAttributes

  init(graph: borrowing GraphvizGraph, theme: Theme) {
    position = graph.declare("pos", of: .edge, "")
    look = LineLookAttributes(graph: graph, theme: theme)
  }

  /// Draws an edge from point to point: a cubic curve that is straight.
  func set(
    _ segment: Segment, _ look: LineLook, of edge: GraphvizGraph.Edge, height: Int,
    in graph: borrowing GraphvizGraph
  ) {
    let start = GraphvizPlace.point(segment.from, pageHeight: height)
    let end = GraphvizPlace.point(segment.to, pageHeight: height)
    graph.set(position, of: edge, "\(start) \(start) \(end) \(end)")
    self.look.set(look, of: edge, in: graph)
  }
}

// MARK: - Places

/// Places as graphviz counts them: y grows upwards.
enum GraphvizPlace {
  static func point(_ position: Position, pageHeight: Int) -> String {
    "\(position.x),\(pageHeight - position.y)"
  }

  static func center(of frame: Frame, pageHeight: Int) -> String {
    point(Position(x: frame.centerX, y: frame.y + frame.height / 2), pageHeight: pageHeight)
  }
}
