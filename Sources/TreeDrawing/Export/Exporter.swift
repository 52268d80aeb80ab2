/// What writes a diagram in one format.
protocol Exporter {
  /// Returns the bytes of the file.
  func export(_ diagram: Diagram) throws(DrawingError) -> [UInt8]
}
