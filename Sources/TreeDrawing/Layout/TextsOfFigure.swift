/// The texts that a figure shows.
enum TextsOfFigure {
  static func all(of diagram: Diagram, layout: DiagramLayout, theme: Theme) -> [String] {
    var texts: [String] = []
    for (index, box) in diagram.boxes.enumerated() {
      texts += box.lines.map(\.text)
      if let role = box.role { texts.append(role) }
      texts += Ornament.signs(
        of: box, in: layout.frames[index], direction: diagram.direction, theme: theme
      ).flatMap(\.texts)
    }
    return texts + (layout.source + layout.legend).flatMap(\.texts)
  }
}
