/// What writes a diagram in one format.
protocol Exporter {
  /// Returns the figure.
  func export(_ diagram: Diagram) throws(DrawingError) -> Figure
}
