/// Writes PDF: drawn by graphviz with cairo, with real text and without a date.
struct PDFExporter: Exporter {
  let theme: Theme

  /// The longest side of a page that every reader shows, in points.
  static let limit = 14_400

  func export(_ diagram: Diagram) throws(DrawingError) -> Figure {
    let layout = DiagramLayout(of: diagram, theme: theme)
    guard max(layout.width, layout.height) <= Self.limit else {
      throw .tooLarge(format: .pdf, width: layout.width, height: layout.height)
    }
    let drawing = DrawingGraph(diagram: diagram, layout: layout, theme: theme)
    var figure = try GraphvizLibrary.withContext(.cairo) { context throws(DrawingError) in
      try FontConfiguration.checkLatinLetters(for: .pdf)
      let graph = try drawing.makeGraph()
      return try graph.draw(as: "pdf", in: context)
    }
    Self.blankDates(in: &figure.bytes)
    let texts = TextsOfFigure.all(of: diagram, layout: layout, theme: theme)
    figure.warnings += Figure.warnings(missing: FontConfiguration.missingCharacters(in: texts))
    return figure
  }

  /// Writes spaces over `/CreationDate (...)`, so that no offset in the file changes.
  private static func blankDates(in bytes: inout [UInt8]) {
    let key = Array("/CreationDate (".utf8)
    let start = ByteSearch.lastIndex(of: key, in: bytes)
    guard let start, let end = bytes[start...].firstIndex(of: UInt8(ascii: ")")) else { return }
    for index in start...end { bytes[index] = UInt8(ascii: " ") }
  }
}
