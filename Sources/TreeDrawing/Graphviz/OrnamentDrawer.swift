import ViewTree

/// Adds what stands beside a tree to the graph that graphviz draws.
struct OrnamentDrawer {
  private let theme: Theme
  private let height: Int
  private let attributes: NodeAttributes
  private let lines: LineAttributes
  private var count = 0

  init(theme: Theme, height: Int, attributes: NodeAttributes, lines: LineAttributes) {
    self.theme = theme
    self.height = height
    self.attributes = attributes
    self.lines = lines
  }

  mutating func add(_ ornament: Ornament, to graph: borrowing GraphvizGraph) {
    switch ornament {
    case .box(let frame, let look):
      let node = addNode(at: frame, to: graph)
      attributes.look.set(look, of: node, in: graph)
    case .line(let segment, let look):
      let ends = [segment.from, segment.to].map { end in
        let frame = Frame(x: end.x, y: end.y, width: 0, height: 0)
        let node = addNode(at: frame, to: graph)
        graph.set(attributes.look.style, of: node, "invis")
        return node
      }
      lines.set(segment, look, of: graph.addEdge(ends[0], ends[1]), height: height, in: graph)
    case .panel(let frame, let ink):
      let node = addNode(at: frame, to: graph)
      attributes.setGround(ink.color(in: theme.light), of: node, in: graph)
    case .pill(let frame, let ink):
      let node = addNode(at: frame, to: graph)
      attributes.setGround(ink.color(in: theme.light), of: node, in: graph)
      graph.set(attributes.shape, of: node, "ellipse")
    case .text(let text):
      add(
        text.text, at: text.position, size: text.size, color: text.ink.color(in: theme.light),
        isCentered: text.isCentered, isBold: text.isBold(in: theme), to: graph)
    case .code(let pieces, let position): add(pieces, at: position, to: graph)
    }
  }

  private mutating func addNode(
    at frame: Frame, to graph: borrowing GraphvizGraph
  ) -> GraphvizGraph.Node {
    let node = graph.addNode(nextName())
    attributes.place(node, at: frame, in: graph)
    return node
  }

  private mutating func nextName() -> String {
    defer { count += 1 }
    return "o\(count)"
  }

  /// Adds the pieces of a line of source, each where its first cell is.
  private mutating func add(
    _ pieces: [SourceListing.Piece], at position: Position, to graph: borrowing GraphvizGraph
  ) {
    let size = theme.type.codeSize
    var cells = 0
    for piece in pieces {
      let blanks = piece.text.prefix { $0 == " " }.count
      let words = piece.text.dropFirst(blanks)
      let x = position.x + (cells + blanks) * size * theme.type.cellWidth / 1000
      cells += CellWidth.of(piece.text)
      guard !words.isEmpty else { continue }
      add(
        String(words), at: Position(x: x, y: position.y), size: size,
        color: theme.light[piece.kind], isCentered: false, isBold: piece.kind == .keyword,
        to: graph)
    }
  }

  private mutating func add(
    _ text: String, at position: Position, size: Int, color: String, isCentered: Bool,
    isBold: Bool, to graph: borrowing GraphvizGraph
  ) {
    let node = attributes.addText(
      nextName(), text, at: position, size: size, color: color, in: graph)
    if isBold { graph.set(attributes.font, of: node, theme.type.drawnFamily + " Bold") }
    guard !isCentered else { return }
    // A text that starts at a place: a box of its width, and the text at the box's left.
    let width = CellWidth.of(text) * size * theme.type.cellWidth / 1000 / 2 * 2 + 2
    let frame = Frame(x: position.x, y: position.y - size / 2, width: width, height: size)
    attributes.place(node, at: frame, in: graph)
    graph.set(attributes.label, of: node, GraphvizEscaping.label(text) + "\\l")
  }
}
