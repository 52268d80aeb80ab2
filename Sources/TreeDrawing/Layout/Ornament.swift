import ViewTree

/// What is drawn beside the boxes of a tree and the lines between them: a legend, source, signs.
enum Ornament: Sendable, Hashable {
  /// A box of a legend.
  case box(Frame, BoxLook)
  /// A line of a legend.
  case line(Segment, LineLook)
  /// A ground.
  case panel(Frame, Ink)
  /// A ground with round ends.
  case pill(Frame, Ink)
  case text(Text)
  /// A line of source.
  case code([SourceListing.Piece], Position)

  /// A line of text.
  struct Text: Sendable, Hashable {
    let text: String
    /// The left end, or the middle where it is centred; the middle of its height.
    let position: Position
    let size: Int
    let ink: Ink
    let isCentered: Bool

    func isBold(in theme: Theme) -> Bool { ink == .writer && theme.writesWritersBold }
  }
}

// MARK: - Signs

extension Ornament {
  /// Returns a sign: a few letters on a ground with round ends.
  ///
  /// - Parameters:
  ///   - text: the letters.
  ///   - center: where its middle stands.
  ///   - fill: the ground.
  ///   - ink: the letters' colour.
  ///   - theme: the theme.
  /// - Returns: the ground and the letters.
  static func sign(
    _ text: String, at center: Position, fill: Ink, ink: Ink, theme: Theme
  ) -> [Ornament] {
    let size = theme.type.detailSize
    let height = (size + 4) / 2 * 2
    let cells = CellWidth.of(text) * size * theme.type.cellWidth / 1000
    let width = max(height, (cells + 9) / 2 * 2)
    let frame = Frame(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    return [
      .pill(frame, fill),
      .text(Text(text: text, position: center, size: size, ink: ink, isCentered: true)),
    ]
  }

  /// Returns the signs at the corners of a box: what happened to it, and its line in the source.
  ///
  /// They stand on the side that lines leave from, where no role's name is.
  static func signs(
    of box: DiagramBox, in frame: Frame, direction: DiagramDirection, theme: Theme
  ) -> [Ornament] {
    let y = direction == .up ? frame.y : frame.bottom
    var signs: [Ornament] = []
    if let tie = box.tie {
      signs += sign(
        "\(tie)", at: Position(x: frame.x + 4, y: y), fill: .tie, ink: .tieText, theme: theme)
    }
    if let mark = box.mark {
      signs += sign(
        mark.sign, at: Position(x: frame.right - 4, y: y), fill: .mark(mark), ink: .ground,
        theme: theme)
    }
    let metrics = TextMetrics(theme: theme)
    for (number, line) in box.lines.enumerated() {
      guard let tie = line.tie else { continue }
      signs += sign(
        "\(tie)", at: Position(x: frame.x - 2, y: metrics.center(ofLine: number, in: frame)),
        fill: .tie, ink: .tieText, theme: theme)
    }
    return signs
  }

  /// The inks that it is drawn with.
  var inks: [Ink] {
    switch self {
    case .box, .line: []
    case .panel(_, let ink), .pill(_, let ink): [ink]
    case .text(let text): [text.ink]
    case .code(let pieces, _): pieces.map { .code($0.kind) }
    }
  }

  /// The texts that it shows.
  var texts: [String] {
    switch self {
    case .text(let text): [text.text]
    case .code(let pieces, _): pieces.map(\.text)
    case .box, .line, .panel, .pill: []
    }
  }
}
