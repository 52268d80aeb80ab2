/// Writes PNG: drawn by graphviz with cairo, two pixels a point.
struct PNGExporter: Exporter {
  /// The longest side of a picture that cairo draws. Graphviz shrinks what is larger without a
  /// word, until nobody can read it.
  static let limit = 32_767

  private static let resolution = 144

  let theme: Theme

  func export(_ diagram: Diagram) throws(DrawingError) -> [UInt8] {
    let layout = DiagramLayout(of: diagram, theme: theme)
    let scale = Self.resolution / 72
    guard layout.width * scale <= Self.limit, layout.height * scale <= Self.limit else {
      throw .tooLarge(
        format: .png, width: layout.width * scale, height: layout.height * scale,
        limit: Self.limit)
    }
    let drawing = DrawingGraph(diagram: diagram, layout: layout, theme: theme)
    return try GraphvizLibrary.withContext(.cairo) { context throws(DrawingError) in
      let graph = try drawing.makeGraph(resolution: Self.resolution)
      return try graph.draw(as: "png", in: context)
    }
  }
}
