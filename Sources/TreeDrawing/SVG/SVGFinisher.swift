import ViewTree

/// The finishing pass: from what graphviz drew to the SVG that is handed out.
///
///     <g id="n1" class="node static" data-kind="leaf" data-path="0">
///     <title>Text
///     path: 0</title>
///     <rect x="16" y="68" width="60" height="26" rx="7" fill="#EEF3FB" stroke="#5B7DB1"/>
///     <text x="46" y="84.6" fill="#1D2B44">Text</text>
///     </g>
///
/// Nodes stand in preorder, so that the file reads as the outline does.
struct SVGFinisher {
  private let diagram: Diagram
  private let layout: DiagramLayout
  private let drawn: DrawnFigure
  private let theme: Theme
  private let idPrefix: String
  private var writer = XMLWriter()

  init(
    diagram: Diagram, layout: DiagramLayout, drawn: DrawnFigure, theme: Theme, idPrefix: String
  ) {
    self.diagram = diagram
    self.layout = layout
    self.drawn = drawn
    self.theme = theme
    self.idPrefix = idPrefix
  }

  /// Returns the bytes of the SVG.
  consuming func finish() -> [UInt8] {
    writeHead()
    writeLines()
    writer.markup("<g class=\"nodes\" text-anchor=\"middle\" stroke-width=\"1\"")
    writer.attribute("font-family", theme.type.families)
    writer.attribute("font-size", theme.type.labelSize)
    writer.markup(">\n")
    for index in diagram.boxes.indices { writeBox(index) }
    writer.markup("</g>\n</svg>\n")
    return writer.bytes
  }
}

// MARK: - Head

extension SVGFinisher {
  private mutating func writeHead() {
    let (width, height) = (layout.width, layout.height)
    writer.markup("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.markup("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"treeviz\"")
    writer.markup(" width=\"\(width)pt\" height=\"\(height)pt\"")
    writer.markup(" viewBox=\"0 0 \(width) \(height)\" role=\"img\"")
    writer.attribute("aria-labelledby", idPrefix + "title")
    writer.attribute("aria-describedby", idPrefix + "desc")
    writer.markup(">\n")
    writer.element("title", diagram.name, id: idPrefix + "title")
    writer.element("desc", diagram.outline, id: idPrefix + "desc")
    let sheet = SVGStyle.sheet(
      for: theme, categories: Set(diagram.boxes.map(\.category)),
      hasRoles: diagram.boxes.contains { $0.role != nil })
    writer.markup("<style>\n\(sheet)</style>\n")
    writer.markup("<rect class=\"ground\" width=\"\(width)\" height=\"\(height)\"")
    writer.attribute("fill", theme.light.ground)
    writer.markup("/>\n")
  }
}

// MARK: - Lines

extension SVGFinisher {
  private mutating func writeLines() {
    guard diagram.boxes.count > 1 else { return }
    writer.markup("<g class=\"lines\" fill=\"none\" stroke-width=\"1\"")
    writer.attribute("stroke", theme.light.line)
    writer.markup(">\n")
    for index in diagram.boxes.indices where !drawn.lines[index].isEmpty {
      writer.markup("<path d=\"M")
      write(drawn.lines[index])
      writer.markup("\"/>\n")
    }
    writer.markup("</g>\n")
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
  private mutating func writeBox(_ index: Int) {
    let box = diagram.boxes[index]
    let colors = theme.light[box.category]
    writer.markup("<g")
    writer.attribute("id", "\(idPrefix)n\(index)")
    writer.attribute("class", "node \(box.category.rawValue)")
    writer.attribute("data-kind", box.kind.rawValue)
    writer.attribute("data-path", box.path)
    writer.markup(">\n")
    writer.element("title", box.tooltip)
    writeRole(of: index)
    writer.markup("<rect")
    write(layout.frames[index])
    writer.attribute("rx", theme.spacing.radius)
    writer.attribute("fill", colors.fill)
    writer.attribute("stroke", colors.stroke)
    if box.category.isDashed { writer.markup(" stroke-dasharray=\"4 2.5\"") }
    writer.markup("/>\n")
    for (line, point) in zip(box.lines, drawn.texts[index]) {
      switch line.style {
      case .label: writeText(line.text, at: point, fill: colors.text)
      case .detail: writeText(line.text, at: point, fill: colors.detail, detail: "detail")
      }
    }
    writer.markup("</g>\n")
  }

  private mutating func writeRole(of index: Int) {
    guard let role = diagram.boxes[index].role, let frame = layout.roleFrames[index],
      let point = drawn.roles[index]
    else { return }
    writer.markup("<rect class=\"ground\"")
    write(frame)
    writer.attribute("fill", theme.light.ground)
    writer.markup("/>\n")
    writeText(role, at: point, fill: theme.light.role, detail: "role")
  }

  private mutating func writeText(
    _ text: String, at point: Point, fill: String, detail: String? = nil
  ) {
    writer.markup("<text")
    if let detail {
      writer.attribute("class", detail)
      writer.attribute("font-size", theme.type.detailSize)
    }
    writer.attribute("x", point.x)
    writer.attribute("y", point.y)
    writer.attribute("fill", fill)
    writer.markup(">")
    writer.text(text)
    writer.markup("</text>\n")
  }

  private mutating func write(_ frame: Frame) {
    writer.attribute("x", frame.x)
    writer.attribute("y", frame.y)
    writer.attribute("width", frame.width)
    writer.attribute("height", frame.height)
  }
}
