/// The attributes of nodes, declared with what most of them have and set where one differs.
struct NodeAttributes {
  let position: GraphvizGraph.Attribute
  let width: GraphvizGraph.Attribute
  let height: GraphvizGraph.Attribute
  let label: GraphvizGraph.Attribute
  let shape: GraphvizGraph.Attribute
  let style: GraphvizGraph.Attribute
  let fill: GraphvizGraph.Attribute
  let stroke: GraphvizGraph.Attribute
  let thickness: GraphvizGraph.Attribute
  let textColor: GraphvizGraph.Attribute
  let textSize: GraphvizGraph.Attribute
  let font: GraphvizGraph.Attribute
  let link: GraphvizGraph.Attribute
  private let theme: Theme
  private let pageHeight: Int

  init(
    graph: borrowing GraphvizGraph, theme: Theme, layout: DiagramLayout, shape name: String
  ) {
    let colors = theme.light[.static]
    self.theme = theme
    pageHeight = layout.height
    position = graph.declare("pos", of: .node, "")
    width = graph.declare("width", of: .node, "0.1")
    height = graph.declare("height", of: .node, Self.inches(theme.spacing.boxHeight))
    label = graph.declare("label", of: .node, "")
    shape = graph.declare("shape", of: .node, name)
    style = graph.declare("style", of: .node, "rounded,filled")
    fill = graph.declare("fillcolor", of: .node, colors.fill)
    stroke = graph.declare("color", of: .node, colors.stroke)
    thickness = graph.declare("penwidth", of: .node, Self.points(theme.strokes.box))
    textColor = graph.declare("fontcolor", of: .node, colors.text)
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
    graph.set(width, of: node, Self.inches(frame.width))
    if frame.height != theme.spacing.boxHeight {
      graph.set(height, of: node, Self.inches(frame.height))
    }
  }

  /// Gives a node the look of a box.
  func set(_ look: BoxLook, of node: GraphvizGraph.Node, in graph: borrowing GraphvizGraph) {
    guard look != BoxLook(category: .static) else { return }
    let colors = look.colors(in: theme.light)
    graph.set(fill, of: node, colors.fill)
    graph.set(stroke, of: node, colors.stroke)
    graph.set(textColor, of: node, colors.text)
    if look.stroke(in: theme) != theme.strokes.box {
      graph.set(thickness, of: node, Self.points(look.stroke(in: theme)))
    }
    if let dash = look.dash.graphvizStyle {
      graph.set(style, of: node, "rounded,filled,\(dash)")
    }
  }

  /// Makes a node a ground without an outline.
  func setGround(
    _ color: String, of node: GraphvizGraph.Node, in graph: borrowing GraphvizGraph
  ) {
    graph.set(style, of: node, "filled")
    graph.set(fill, of: node, color)
    graph.set(stroke, of: node, color)
    graph.set(thickness, of: node, "0")
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
    graph.set(style, of: node, "")
    graph.set(label, of: node, GraphvizEscaping.label(text))
    graph.set(textColor, of: node, color)
    if size != theme.type.labelSize { graph.set(textSize, of: node, "\(size)") }
    return node
  }

  static func inches(_ points: Int) -> String { "\(Double(points) / 72)" }
  static func points(_ hundredths: Int) -> String { "\(Double(hundredths) / 100)" }
}

/// The attributes of the lines between boxes.
struct LineAttributes {
  private let position: GraphvizGraph.Attribute
  private let color: GraphvizGraph.Attribute
  private let style: GraphvizGraph.Attribute
  private let thickness: GraphvizGraph.Attribute
  private let theme: Theme

  init(graph: borrowing GraphvizGraph, theme: Theme) {
    self.theme = theme
    position = graph.declare("pos", of: .edge, "")
    color = graph.declare("color", of: .edge, theme.light.line)
    style = graph.declare("style", of: .edge, "")
    thickness = graph.declare("penwidth", of: .edge, NodeAttributes.points(theme.strokes.line))
  }

  /// Draws an edge from point to point: a cubic curve that is straight.
  func set(
    _ segment: Segment, _ look: LineLook, of edge: GraphvizGraph.Edge, height: Int,
    in graph: borrowing GraphvizGraph
  ) {
    let start = GraphvizPlace.point(segment.from, pageHeight: height)
    let end = GraphvizPlace.point(segment.to, pageHeight: height)
    graph.set(position, of: edge, "\(start) \(start) \(end) \(end)")
    if look.mark != nil { graph.set(color, of: edge, look.color(in: theme.light)) }
    if look.stroke(in: theme) != theme.strokes.line {
      graph.set(thickness, of: edge, NodeAttributes.points(look.stroke(in: theme)))
    }
    if let dash = look.dash.graphvizStyle { graph.set(style, of: edge, dash) }
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

extension DiagramDash {
  /// The name of the stroke in graphviz; nil where it is the usual one.
  var graphvizStyle: String? {
    switch self {
    case .solid: nil
    case .dashed: "dashed"
    case .dotted: "dotted"
    }
  }
}
