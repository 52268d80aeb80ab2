import ViewTree

/// The finishing pass: from what graphviz drew to the SVG that is handed out.
///
///     <g id="n1" class="node static" data-kind="leaf" data-path="0" role="treeitem" ...>
///     <title>Text
///     path: 0</title>
///     <rect class="box" x="16" y="68" width="60" height="26" rx="7" fill="#EEF3FB" .../>
///     <text x="46" y="84.6" fill="#1D2B44">Text</text>
///     </g>
///
/// Nodes stand in preorder, so that the file reads as the outline does.
struct SVGFinisher {
  let diagram: Diagram
  let layout: DiagramLayout
  let theme: Theme
  private let drawn: DrawnFigure
  private let settings: FigureSettings
  private let font: EmbeddedFont?
  var writer = XMLWriter()

  init(
    diagram: Diagram, layout: DiagramLayout, drawn: DrawnFigure, theme: Theme,
    settings: FigureSettings, font: EmbeddedFont?
  ) {
    self.diagram = diagram
    self.layout = layout
    self.drawn = drawn
    self.theme = theme
    self.settings = settings
    self.font = font
  }

  /// Returns the bytes of the SVG.
  consuming func finish() -> [UInt8] {
    writeHead()
    writeOrnaments(layout.source, class: "source", label: "source")
    writeLines()
    writeBoxes()
    writeOrnaments(layout.legend, class: "legend", label: "legend")
    writer.markup("</svg>\n")
    return writer.bytes
  }

  /// The class of all figures that look as this one does.
  private var className: String { "treeviz-\(theme.name)" }

  private func id(_ name: String) -> String { settings.idPrefix + name }
}

// MARK: - Head

extension SVGFinisher {
  private mutating func writeHead() {
    let (width, height) = (layout.width, layout.height)
    writer.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.markup("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    if diagram.boxes.contains(where: { $0.link != nil }) {
      writer.markup(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    }
    writer.attribute("id", id("figure"))
    writer.attribute("class", "treeviz \(className)")
    writer.markup(" width=\"\(width)pt\" height=\"\(height)pt\"")
    writer.markup(" viewBox=\"0 0 \(width) \(height)\" role=\"graphics-document document\"")
    writer.attribute("aria-labelledby", id("title"))
    writer.attribute("aria-describedby", id("desc"))
    writer.markup(">\n")
    writer.element("title", diagram.name, id: id("title"))
    writer.element("desc", diagram.outline, id: id("desc"))
    writeSheet()
    writer.markup("<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"")
    writer.attribute("fill", theme.light.ground)
    writer.markup("/>\n")
  }

  private mutating func writeSheet() {
    var sheet = font?.rule ?? ""
    if let dark = theme.dark {
      sheet += SVGStyle.sheet(for: diagram, layout: layout, root: className, dark: dark)
    }
    guard !sheet.isEmpty else { return }
    writer.markup("<style>\n\(sheet)</style>\n")
  }
}

// MARK: - Lines

extension SVGFinisher {
  private mutating func writeLines() {
    guard diagram.boxes.count > 1 else { return }
    writer.markup("<g class=\"lines\" fill=\"none\" aria-hidden=\"true\"")
    writer.attribute("stroke-width", Hundredths(theme.strokes.line))
    writer.attribute("stroke", theme.light.line)
    writer.markup(">\n")
    for index in diagram.boxes.indices where !drawn.lines[index].isEmpty {
      writer.markup("<path")
      write(LineLook(to: diagram.boxes[index]))
      writer.markup(" d=\"M")
      write(drawn.lines[index])
      writer.markup("\"/>\n")
    }
    writer.markup("</g>\n")
  }

  /// Writes what tells a line from most.
  mutating func write(_ look: LineLook) {
    if let mark = look.mark {
      writer.attribute("class", mark.rawValue)
      writer.attribute("stroke", look.color(in: theme.light))
    }
    if look.stroke(in: theme) != theme.strokes.line {
      writer.attribute("stroke-width", Hundredths(look.stroke(in: theme)))
    }
    write(look.dash)
  }

  mutating func write(_ dash: DiagramDash) {
    switch dash {
    case .solid: break
    case .dashed: writer.markup(" stroke-dasharray=\"4 2.5\"")
    case .dotted: writer.markup(" stroke-dasharray=\"2 2.5\"")
    }
  }

  /// Writes a curve; a piece whose control points lie on its ends is straight.
  private mutating func write(_ points: [Point]) {
    write(points[0])
    for start in stride(from: 0, to: points.count - 3, by: 3) {
      if points[start + 1] == points[start], points[start + 2] == points[start + 3] {
        writer.markup("L")
        write(points[start + 3])
      } else {
        writer.markup("C")
        write(points[start + 1])
        writer.markup(" ")
        write(points[start + 2])
        writer.markup(" ")
        write(points[start + 3])
      }
    }
  }

  private mutating func write(_ point: Point) {
    writer.number(point.x)
    writer.markup(" ")
    writer.number(point.y)
  }
}

// MARK: - Boxes

extension SVGFinisher {
  private mutating func writeBoxes() {
    writer.markup("<g class=\"nodes\" role=\"tree\"")
    writer.attribute("aria-label", diagram.name)
    writer.markup(" text-anchor=\"middle\"")
    writer.attribute("stroke-width", Hundredths(theme.strokes.box))
    writer.attribute("font-family", families)
    writer.attribute("font-size", theme.type.labelSize)
    writer.markup(">\n")
    let places = TreeRanks(of: diagram)
    for index in diagram.boxes.indices { writeBox(index, places[index]) }
    writer.markup("</g>\n")
  }

  /// The families of all texts: the embedded one first.
  var families: String {
    font.map { "\($0.family), \(theme.type.families)" } ?? theme.type.families
  }

  private mutating func writeBox(_ index: Int, _ rank: TreeRanks.Rank) {
    let box = diagram.boxes[index]
    let look = BoxLook(of: box)
    if let link = box.link {
      writer.markup("<a")
      writer.attribute("href", link)
      writer.attribute("xlink:href", link)
      writer.markup(">\n")
    }
    writer.markup("<g")
    writer.attribute("id", id("n\(box.node)"))
    writer.attribute("class", "node \(look.className)")
    writer.attribute("data-kind", box.kind.rawValue)
    writer.attribute("data-path", box.path)
    writer.markup(" role=\"treeitem\"")
    writer.attribute("aria-level", rank.level)
    writer.attribute("aria-posinset", rank.position)
    writer.attribute("aria-setsize", rank.count)
    writer.attribute("aria-label", box.spoken)
    writer.markup(">\n")
    writer.element("title", box.tooltip)
    writeRole(of: index)
    write(look, in: layout.frames[index])
    let colors = look.colors(in: theme.light)
    for (line, point) in zip(box.lines, drawn.texts[index]) {
      let fill = theme.light.ink(of: line.style, on: colors, isMarked: box.mark != nil)
      writeText(line.text, at: point, fill: fill, style: line.style)
    }
    for sign in Ornament.signs(
      of: box, in: layout.frames[index], direction: diagram.direction, theme: theme)
    { write(sign) }
    writer.markup("</g>\n")
    if box.link != nil { writer.markup("</a>\n") }
  }

  mutating func write(_ look: BoxLook, in frame: Frame) {
    let colors = look.colors(in: theme.light)
    writer.markup("<rect class=\"box\"")
    write(frame)
    writer.attribute("rx", min(theme.spacing.radius, frame.height / 3))
    writer.attribute("fill", colors.fill)
    writer.attribute("stroke", colors.stroke)
    if look.stroke(in: theme) != theme.strokes.box {
      writer.attribute("stroke-width", Hundredths(look.stroke(in: theme)))
    }
    write(look.dash)
    writer.markup("/>\n")
  }

  private mutating func writeRole(of index: Int) {
    guard let role = diagram.boxes[index].role, let frame = layout.roleFrames[index],
      let point = drawn.roles[index]
    else { return }
    writer.markup("<rect class=\"ground\"")
    write(frame)
    writer.attribute("fill", theme.light.ground)
    writer.markup("/>\n")
    writer.markup("<text class=\"role\"")
    writer.attribute("font-size", theme.type.detailSize)
    write(role, at: point, fill: theme.light.role)
  }

  private mutating func writeText(
    _ text: String, at point: Point, fill: String, style: DiagramBox.Line.Style
  ) {
    writer.markup("<text")
    switch style {
    case .label: break
    case .modifier: writer.markup(" class=\"detail\"")
    case .writer:
      writer.markup(" class=\"detail writer\"")
      if theme.writesWritersBold { writer.markup(" font-weight=\"bold\"") }
    case .path, .detail, .note:
      writer.markup(" class=\"detail\"")
      writer.attribute("font-size", theme.type.detailSize)
    }
    write(text, at: point, fill: fill)
  }

  /// Ends the start tag of a text and writes the rest of the element.
  private mutating func write(_ text: String, at point: Point, fill: String) {
    writer.attribute("x", point.x)
    writer.attribute("y", point.y)
    writer.attribute("fill", fill)
    writer.markup(">")
    writer.text(text)
    writer.markup("</text>\n")
  }

  mutating func write(_ frame: Frame) {
    writer.attribute("x", frame.x)
    writer.attribute("y", frame.y)
    writer.attribute("width", frame.width)
    writer.attribute("height", frame.height)
  }
}
