/// Writes PNG: drawn by graphviz with cairo, two pixels a point.
struct PNGExporter: Exporter {
  /// The longest side of a picture that cairo draws. Graphviz shrinks what is larger without a
  /// word, until nobody can read it.
  static let limit = 32_767

  /// The most pixels of a picture: a thousand megabytes in memory while it is drawn.
  static let pixelLimit = 250_000_000

  private static let resolution = 144

  let theme: Theme

  func export(_ diagram: Diagram) throws(DrawingError) -> Figure {
    let layout = DiagramLayout(of: diagram, theme: theme)
    let scale = Self.resolution / 72
    let (width, height) = (layout.width * scale, layout.height * scale)
    guard max(width, height) <= Self.limit, width * height <= Self.pixelLimit else {
      throw .tooLarge(format: .png, width: width, height: height)
    }
    let drawing = DrawingGraph(diagram: diagram, layout: layout, theme: theme)
    var figure = try GraphvizLibrary.withContext(.cairo) { context throws(DrawingError) in
      let graph = try drawing.makeGraph(resolution: Self.resolution)
      return try graph.draw(as: "png", in: context)
    }
    figure.warnings += Figure.warnings(missing: diagram.missingCharacters)
    return figure
  }
}
