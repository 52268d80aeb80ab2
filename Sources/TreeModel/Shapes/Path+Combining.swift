// Paths made of two: which lines cross is not computed, so that the lines of both are kept, or those of
// the first.

extension Path {
  /// The lines as they are.
  public func normalized(eoFill: Bool = true) -> Path { self }

  /// The lines of both.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { joined(with: other) }

  /// The lines of both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    joined(with: other)
  }

  /// The lines of the first.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The lines of the first.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The lines of the first.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The lines of the first.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }

  private func joined(with other: Path) -> Path {
    var path = self
    path.addPath(other)
    return path
  }
}
