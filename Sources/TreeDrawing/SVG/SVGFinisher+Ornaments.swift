import ViewTree

extension SVGFinisher {
  /// Writes what stands beside the tree.
  mutating func writeOrnaments(_ ornaments: [Ornament], class name: String, label: String) {
    guard !ornaments.isEmpty else { return }
    writer.markup("<g")
    writer.attribute("class", name)
    writer.markup(" role=\"group\"")
    writer.attribute("aria-label", label)
    writer.attribute("stroke-width", Hundredths(theme.strokes.box))
    writer.attribute("font-family", families)
    writer.markup(">\n")
    for ornament in ornaments { write(ornament) }
    writer.markup("</g>\n")
  }

  mutating func write(_ ornament: Ornament) {
    switch ornament {
    case .box(let frame, let look):
      writer.markup("<g class=\"\(look.className)\">\n")
      write(look, in: frame)
      writer.markup("</g>\n")
    case .line(let segment, let look):
      writer.markup("<g class=\"lines\" fill=\"none\"")
      writer.attribute("stroke", theme.light.line)
      writer.markup(">\n<path")
      write(look)
      writer.markup(
        " d=\"M\(segment.from.x) \(segment.from.y)L\(segment.to.x) \(segment.to.y)\"/>\n</g>\n")
    case .panel(let frame, let ink): writeGround(frame, ink, radius: 4)
    case .pill(let frame, let ink): writeGround(frame, ink, radius: frame.height / 2)
    case .text(let text): write(text)
    case .code(let pieces, let position): write(pieces, at: position)
    }
  }

  private mutating func writeGround(_ frame: Frame, _ ink: Ink, radius: Int) {
    writer.markup("<rect")
    writer.attribute("class", ink.className)
    write(frame)
    writer.attribute("rx", radius)
    writer.attribute("fill", ink.color(in: theme.light))
    writer.markup("/>\n")
  }

  private mutating func write(_ text: Ornament.Text) {
    writer.markup("<text")
    writer.attribute("class", text.ink.className)
    writer.attribute("font-size", text.size)
    if text.isBold(in: theme) { writer.markup(" font-weight=\"bold\"") }
    if text.isCentered { writer.markup(" text-anchor=\"middle\"") }
    write(position: text.position, size: text.size)
    writer.attribute("fill", text.ink.color(in: theme.light))
    writer.markup(">")
    writer.text(text.text)
    writer.markup("</text>\n")
  }

  private mutating func write(_ pieces: [SourceListing.Piece], at position: Position) {
    writer.markup("<text xml:space=\"preserve\"")
    writer.attribute("font-size", theme.type.codeSize)
    write(position: position, size: theme.type.codeSize)
    writer.markup(">")
    for piece in pieces {
      let ink = Ink.code(piece.kind)
      writer.markup("<tspan")
      writer.attribute("class", ink.className)
      writer.attribute("fill", ink.color(in: theme.light))
      if piece.kind == .keyword { writer.markup(" font-weight=\"bold\"") }
      writer.markup(">")
      writer.text(piece.text)
      writer.markup("</tspan>")
    }
    writer.markup("</text>\n")
  }

  /// Writes where a line of text stands, from the middle of its height: where graphviz puts the
  /// texts of boxes.
  private mutating func write(position: Position, size: Int) {
    writer.attribute("x", position.x)
    writer.attribute("y", Hundredths(position.y * 100 + size * 30))
  }
}
