import ViewTree

/// Compares a figure with the one that stands in its place.
struct FigureComparison {
  let figure: StampedFigure
  let outline: String
  let stamp: FigureStamp
  let existing: StampedFigure?

  /// Why the figure has to be written; nil where what is there shows the same.
  ///
  /// SVGs are the same everywhere and are compared byte by byte. PNGs and PDFs depend on a machine's
  /// fonts: what they show and how is compared.
  func reason(path: String) -> String? {
    guard let existing else { return "its figure '\(path)' is missing" }
    guard let old = existing.stamp else { return "its figure '\(path)' has no note of its making" }
    let isSame =
      existing.kind == .svg
      ? existing.drawing.elementsEqual(figure.bytes)
      : old.source == stamp.source && existing.outline == plainOutline
    if isSame { return nil }
    let isStale = "its figure '\(path)' is stale"
    if old.source != stamp.source {
      return changes.isEmpty
        ? "\(isStale): the listing or its options changed, the tree did not"
        : "\(isStale): the listing or its options changed"
    }
    if old.version != stamp.version {
      return "\(isStale): treeviz \(old.version) made it, this is \(stamp.version)"
    }
    return
      "\(isStale): the listing is the same, but the figure was edited, or made by another build "
      + "of treeviz \(stamp.version)"
  }

  /// What changed in the tree, a note for each node; not all where there are many.
  var changes: [Diagnostic] {
    guard let old = existing?.outline else { return [] }
    let changes = TreeDifference(from: old, to: plainOutline).changes
    let rest = changes.count - Self.maximumCount
    return changes.prefix(Self.maximumCount).map { Diagnostic(.note, "  \($0)") }
      + (rest > 0 ? [Diagnostic(.note, "  and \(rest) more")] : [])
  }

  private static let maximumCount = 12

  /// The outline as a figure gives it back.
  private var plainOutline: String {
    figure.kind == .svg
      ? figure.outline ?? outline : outline.split(separator: "\n").joined(separator: "\n")
  }
}

/// What changed between two texts, line by line.
enum TextDifference {
  private static let maximumCount = 20

  /// Returns the lines that went, behind `-`, and those that came, behind `+`.
  static func changes(from old: [String], to new: [String]) -> [String] {
    guard old.count + new.count < 4000 else { return [] }
    let changes = new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }
    return Array(changes.prefix(maximumCount))
  }
}
