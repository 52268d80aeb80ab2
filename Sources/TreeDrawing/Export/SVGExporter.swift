/// Writes SVG: drawn by graphviz, finished by ``SVGFinisher``.
struct SVGExporter: Exporter {
  let theme: Theme
  let idPrefix: String

  func export(_ diagram: Diagram) throws(DrawingError) -> [UInt8] {
    let layout = DiagramLayout(of: diagram, theme: theme)
    let drawing = DrawingGraph(diagram: diagram, layout: layout, theme: theme)
    let svg = try GraphvizLibrary.withContext(.plain) { context throws(DrawingError) in
      let graph = try drawing.makeGraph(drawsBoxes: false)
      return try graph.draw(as: "svg", in: context)
    }
    let drawn = DrawnFigure(svg: svg, count: diagram.boxes.count, width: layout.width)
    return SVGFinisher(
      diagram: diagram, layout: layout, drawn: drawn, theme: theme, idPrefix: idPrefix
    ).finish()
  }
}
