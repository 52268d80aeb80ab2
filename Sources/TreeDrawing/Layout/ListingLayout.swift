import ViewTree

/// The source at the left of a tree: its lines, and the signs that tie them to boxes.
struct ListingLayout {
  private(set) var ornaments: [Ornament] = []
  private(set) var width = 0
  private(set) var height = 0

  /// - Parameters:
  ///   - listing: the source.
  ///   - theme: the theme.
  ///   - origin: where the panel's corner is.
  init(of listing: DiagramListing, theme: Theme, origin: Position) {
    let metrics = TextMetrics(theme: theme)
    let step = theme.spacing.codeHeight
    let margin = theme.type.codeSize
    let code =
      listing.source.lines.map { pieces in
        metrics.width(of: pieces.map(\.text).joined(), size: theme.type.codeSize)
      }.max() ?? 0
    let gutter = listing.ties.isEmpty ? 0 : theme.type.detailSize * 2 + margin
    width = code + gutter + 2 * margin
    height = listing.source.lines.count * step + 2 * margin
    ornaments.append(
      .panel(Frame(x: origin.x, y: origin.y, width: width, height: height), .panel))
    for (number, pieces) in listing.source.lines.enumerated() {
      let center = origin.y + margin + number * step + step / 2
      if !pieces.isEmpty {
        ornaments.append(.code(pieces, Position(x: origin.x + margin, y: center)))
      }
      if let tie = listing.ties[number] {
        let x = origin.x + width - margin - theme.type.detailSize
        ornaments += Ornament.sign(
          "\(tie)", at: Position(x: x, y: center), fill: .tie, ink: .tieText, theme: theme)
      }
    }
  }
}
