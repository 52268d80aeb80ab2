/// Writes SVG: drawn by graphviz, finished by ``SVGFinisher``.
struct SVGExporter: Exporter {
  let theme: Theme
  let settings: FigureSettings

  func export(_ diagram: Diagram) throws(DrawingError) -> Figure {
    let layout = DiagramLayout(of: diagram, theme: theme)
    let drawing = DrawingGraph(diagram: diagram, layout: layout, theme: theme)
    var figure = try GraphvizLibrary.withContext(.plain) { context throws(DrawingError) in
      let graph = try drawing.makeGraph(drawsBoxes: false)
      return try graph.draw(as: "svg", in: context)
    }
    let drawn = DrawnFigure(svg: figure.bytes, count: diagram.boxes.count, width: layout.width)
    let font =
      settings.embedsFont
      ? try EmbeddedFont(of: TextsOfFigure.all(of: diagram, layout: layout, theme: theme)) : nil
    figure.bytes = SVGFinisher(
      diagram: diagram, layout: layout, drawn: drawn, theme: theme, settings: settings, font: font
    ).finish()
    if let font { figure.warnings += font.warnings }
    return figure
  }
}
