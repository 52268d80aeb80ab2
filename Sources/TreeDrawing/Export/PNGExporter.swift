/// Writes PNG: drawn by graphviz with cairo.
struct PNGExporter: Exporter {
  /// The longest side of a picture that cairo draws. Graphviz shrinks what is larger without a
  /// word, until nobody can read it.
  static let limit = 32_767

  /// The most pixels of a picture: a thousand megabytes in memory while it is drawn.
  static let pixelLimit = 250_000_000

  let theme: Theme
  let settings: FigureSettings

  func export(_ diagram: Diagram) throws(DrawingError) -> Figure {
    let layout = DiagramLayout(of: diagram, theme: theme)
    let width = Int((Double(layout.width) * settings.scale).rounded(.up))
    let height = Int((Double(layout.height) * settings.scale).rounded(.up))
    guard max(width, height) <= Self.limit, width * height <= Self.pixelLimit else {
      throw .tooLarge(format: .png, width: width, height: height)
    }
    let drawing = DrawingGraph(diagram: diagram, layout: layout, theme: theme)
    let scale = settings.scale
    var figure = try GraphvizLibrary.withContext(.cairo) { context throws(DrawingError) in
      try FontConfiguration.checkLatinLetters(for: .png)
      guard let handle = context.drawing else {
        throw .missingPlugin(name: "pango", reason: "not loaded")
      }
      let functions = LoadedFunctions(handle) { name in
        .missingPlugin(name: "pango", reason: "there is no function \(name)")
      }
      let canvas = try CairoCanvas(width: width, height: height, functions: functions)
      let graph = try drawing.makeGraph(resolution: scale * 72)
      let warnings = try graph.draw(on: canvas, in: context)
      let bytes = try PNGEncoder.encode(canvas, scale: scale, functions: functions)
      return Figure(bytes: bytes, warnings: warnings)
    }
    let texts = TextsOfFigure.all(of: diagram, layout: layout, theme: theme)
    figure.warnings += Figure.warnings(missing: FontConfiguration.missingCharacters(in: texts))
    return figure
  }
}
