/// Why a figure could not be drawn.
package enum DrawingError: Error, Sendable, Hashable {
  /// The tree has no nodes.
  case emptyTree
  /// Graphviz's library is not installed or does not load.
  case missingLibrary(reason: String)
  /// A plug-in of graphviz is not installed or does not load.
  case missingPlugin(name: String, reason: String)
  /// Graphviz refused; with what it said.
  case graphviz(task: String, messages: [String])
  /// No node has an identity path; `known` is the longest part of it that there is.
  case unknownPath(path: String, known: String)
  /// No font is installed that a format could be drawn with.
  case noFont(format: FigureFormat)
  /// What embeds a font is not there, or failed.
  case font(reason: String, remedy: String)
  /// The picture has more pixels, or the page more points, than the format holds.
  case tooLarge(format: FigureFormat, width: Int, height: Int)
}

// MARK: - CustomStringConvertible

extension DrawingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .emptyTree:
      return "the view tree has no nodes, so there is nothing to draw"
    case .missingLibrary(let reason):
      return "graphviz does not load (\(reason)); install the package graphviz"
    case .missingPlugin(let name, let reason):
      return "graphviz's plug-in '\(name)' does not load (\(reason)); install the package graphviz"
    case .graphviz(let task, let messages):
      let words = messages.isEmpty ? "it gave no reason" : messages.joined(separator: "; ")
      return "graphviz could not \(task): \(words)"
    case .unknownPath(let path, let known):
      let nearest = known.isEmpty ? "" : "; the part of it that there is ends at '\(known)'"
      return "no node has the path '\(path)'\(nearest); 'treeviz inspect --paths' shows all paths"
    case .noFont(let format):
      return "no font is installed that '\(format.rawValue)' could be drawn with; "
        + "install the package fonts-dejavu-core, or write svg, which needs none"
    case .font(let reason, let remedy):
      return "the font cannot be embedded: \(reason); \(remedy)"
    case .tooLarge(.pdf, let width, let height):
      return "the figure has \(width) by \(height) points, but a page of 'pdf' at most "
        + "\(PDFExporter.limit) on a side; write it as svg, or draw less of the tree with --depth, "
        + "--collapse or --focus"
    case .tooLarge(let format, let width, let height):
      return "the figure has \(width) by \(height) pixels, but '\(format.rawValue)' holds at most "
        + "\(PNGExporter.limit) on a side and \(PNGExporter.pixelLimit) in all; "
        + "write it as svg, or at a smaller --scale"
    }
  }
}
