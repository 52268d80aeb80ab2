/// The sizes of boxes, from the cells of their lines.
struct TextMetrics {
  private let type: Theme.Typography
  private let spacing: Theme.Spacing

  init(theme: Theme) {
    type = theme.type
    spacing = theme.spacing
  }

  /// The size of the type in which a line is set.
  func size(of style: DiagramBox.Line.Style) -> Int {
    switch style {
    case .label, .modifier, .writer: type.labelSize
    case .path, .detail, .note: type.detailSize
    }
  }

  /// The width of a box: a multiple of four, so that its centre and the middle between two boxes
  /// are whole.
  func width(of box: DiagramBox) -> Int {
    let text = box.lines.map { width(of: $0.text, size: size(of: $0.style)) }.max() ?? 0
    return roundedUp(max(text + 2 * spacing.side, spacing.leastWidth))
  }

  func height(of box: DiagramBox) -> Int {
    spacing.boxHeight + (box.lines.count - 1) * spacing.lineHeight
  }

  /// The height at which a line of a box is centred.
  func center(ofLine number: Int, in frame: Frame) -> Int {
    frame.y + spacing.boxHeight / 2 + number * spacing.lineHeight
  }

  /// The width of a role's name with a little ground beside it.
  func roleWidth(_ role: String) -> Int {
    roundedUp(width(of: role, size: type.detailSize) + 6)
  }

  /// The width of a line of text.
  func width(of text: String, size: Int) -> Int {
    (CellWidth.of(text) * size * type.cellWidth + 999) / 1000
  }

  private func roundedUp(_ width: Int) -> Int { (width + 3) / 4 * 4 }
}
