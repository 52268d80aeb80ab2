package import ViewTree

/// Draws view trees.
///
///     let figure = try FigureRenderer().render(tree, as: .svg)
package struct FigureRenderer: Sendable {
  private let theme: Theme
  private let settings: FigureSettings

  /// What a diagram shows that is drawn: no lines wider than the theme allows.
  package let options: DiagramOptions

  package init(
    theme: Theme = .book, options: DiagramOptions = DiagramOptions(),
    settings: FigureSettings = FigureSettings()
  ) {
    self.theme = theme
    self.settings = settings
    var options = options
    options.lineLimit = min(options.lineLimit, theme.type.lineLimit)
    self.options = options
  }

  /// Renders a view tree.
  ///
  /// The bytes of SVG, DOT and Mermaid depend on the tree, the theme and the options alone; those of
  /// PNG and PDF on the fonts of the system too.
  ///
  /// - Parameters:
  ///   - tree: the tree, with its subtree counts computed.
  ///   - format: the format of the figure.
  /// - Returns: the bytes of the figure's file.
  /// - Throws: ``DrawingError``.
  package func render(
    _ tree: ViewTree, as format: FigureFormat
  ) throws(DrawingError) -> [UInt8] {
    try figure(of: tree, as: format).bytes
  }

  /// Renders a view tree and tells what is not as it should be.
  ///
  /// - Parameters:
  ///   - tree: the tree, with its subtree counts computed.
  ///   - format: the format of the figure.
  /// - Returns: the figure and its warnings.
  /// - Throws: ``DrawingError``.
  package func figure(
    of tree: ViewTree, as format: FigureFormat
  ) throws(DrawingError) -> Figure {
    try figure(of: Diagram(tree: tree, options: options), as: format)
  }

  /// Renders a diagram, of whatever tree it is.
  ///
  /// - Parameters:
  ///   - diagram: the diagram, with at least one box, made with ``options``.
  ///   - format: the format of the figure.
  /// - Returns: the figure and its warnings.
  /// - Throws: ``DrawingError``.
  package func figure(
    of diagram: Diagram, as format: FigureFormat
  ) throws(DrawingError) -> Figure {
    let exporter: any Exporter =
      switch format {
      case .svg: SVGExporter(theme: theme, settings: settings)
      case .png: PNGExporter(theme: theme, settings: settings)
      case .pdf: PDFExporter(theme: theme)
      case .dot: DOTExporter(theme: theme)
      case .mermaid: MermaidExporter(theme: theme)
      }
    return try exporter.export(diagram)
  }
}
