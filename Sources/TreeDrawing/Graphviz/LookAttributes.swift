/// The attributes that make the look of boxes, declared with what most of them have and set where one
/// differs.
struct BoxLookAttributes {
  let style: GraphvizGraph.Attribute
  let fill: GraphvizGraph.Attribute
  let stroke: GraphvizGraph.Attribute
  let thickness: GraphvizGraph.Attribute
  let textColor: GraphvizGraph.Attribute
  private let theme: Theme

  init(graph: borrowing GraphvizGraph, theme: Theme) {
    self.theme = theme
    let colors = theme.light[.static]
    style = graph.declare("style", of: .node, "rounded,filled")
    fill = graph.declare("fillcolor", of: .node, colors.fill)
    stroke = graph.declare("color", of: .node, colors.stroke)
    thickness = graph.declare("penwidth", of: .node, GraphvizSize.points(theme.strokes.box))
    textColor = graph.declare("fontcolor", of: .node, colors.text)
  }

  /// Gives a node the look of a box.
  func set(_ look: BoxLook, of node: GraphvizGraph.Node, in graph: borrowing GraphvizGraph) {
    guard look != BoxLook(category: .static) else { return }
    let colors = look.colors(in: theme.light)
    graph.set(fill, of: node, colors.fill)
    graph.set(stroke, of: node, colors.stroke)
    graph.set(textColor, of: node, colors.text)
    if look.stroke(in: theme) != theme.strokes.box {
      graph.set(thickness, of: node, GraphvizSize.points(look.stroke(in: theme)))
    }
    if let dash = look.dash.graphvizStyle {
      graph.set(style, of: node, "rounded,filled,\(dash)")
    }
  }
}

/// The attributes that make the look of the lines between boxes, likewise.
struct LineLookAttributes {
  private let color: GraphvizGraph.Attribute
  private let style: GraphvizGraph.Attribute
  private let thickness: GraphvizGraph.Attribute
  private let theme: Theme

  init(graph: borrowing GraphvizGraph, theme: Theme) {
    self.theme = theme
    color = graph.declare("color", of: .edge, theme.light.line)
    style = graph.declare("style", of: .edge, "")
    thickness = graph.declare("penwidth", of: .edge, GraphvizSize.points(theme.strokes.line))
  }

  func set(_ look: LineLook, of edge: GraphvizGraph.Edge, in graph: borrowing GraphvizGraph) {
    if look.mark != nil { graph.set(color, of: edge, look.color(in: theme.light)) }
    if look.stroke(in: theme) != theme.strokes.line {
      graph.set(thickness, of: edge, GraphvizSize.points(look.stroke(in: theme)))
    }
    if let dash = look.dash.graphvizStyle { graph.set(style, of: edge, dash) }
  }
}

/// Sizes as graphviz reads them.
enum GraphvizSize {
  static func inches(_ points: Int) -> String { "\(Double(points) / 72)" }
  static func points(_ hundredths: Int) -> String { "\(Double(hundredths) / 100)" }
}

extension DiagramDash {
  /// The name of the stroke in graphviz; nil where it is the usual one.
  fileprivate var graphvizStyle: String? {
    switch self {
    case .solid: nil
    case .dashed: "dashed"
    case .dotted: "dotted"
    }
  }
}
