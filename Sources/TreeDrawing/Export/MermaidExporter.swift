/// Writes a Mermaid flowchart, for pages that draw Mermaid themselves.
///
///     flowchart TD
///       n0["HStack"]:::static
///       n0 --- n1
struct MermaidExporter: Exporter {
  let theme: Theme

  func export(_ diagram: Diagram) throws(DrawingError) -> Figure {
    var text = "---\ntitle: \"\(Self.escaped(diagram.name))\"\n---\n"
    text += "flowchart \(diagram.direction.mermaidName)\n"
    for box in diagram.boxes {
      let lines = box.lines.map { line in
        let text = Self.escaped(line.text)
        return line.style == .writer ? "<b>\(text)</b>" : text
      }.joined(separator: "<br>")
      let mark = box.mark.map { "<br>\($0.rawValue)" } ?? ""
      let name = box.mark?.rawValue ?? box.category.rawValue
      text += "  n\(box.node)(\"\(lines)\(mark)\"):::\(name)\n"
    }
    for (index, box) in diagram.boxes.enumerated() where diagram.parents[index] >= 0 {
      let line = box.role.map { "-.-|\"\(Self.escaped($0))\"|" } ?? "---"
      text += "  n\(diagram.boxes[diagram.parents[index]].node) \(line) n\(box.node)\n"
    }
    for box in diagram.boxes {
      guard let link = box.link else { continue }
      text += "  click n\(box.node) href \"\(Self.quoted(link))\"\n"
    }
    let looks = Set(diagram.boxes.map(BoxLook.init))
    for category in DiagramBox.Category.allCases {
      guard looks.contains(BoxLook(category: category)) else { continue }
      text += definition(category.rawValue, BoxLook(category: category))
    }
    for mark in DiagramMark.allCases where looks.contains(where: { $0.mark == mark }) {
      text += definition(mark.rawValue, BoxLook(category: .static, mark: mark))
    }
    return Figure(bytes: Array(text.utf8))
  }

  private func definition(_ name: String, _ look: BoxLook) -> String {
    let colors = look.colors(in: theme.light)
    var text = "  classDef \(name) fill:\(colors.fill),stroke:\(colors.stroke)"
    text += ",color:\(colors.text)"
    let stroke = look.stroke(in: theme)
    if stroke != 100 { text += ",stroke-width:\(GraphvizSize.points(stroke))px" }
    switch look.dash {
    case .solid: break
    case .dashed: text += ",stroke-dasharray:4 3"
    case .dotted: text += ",stroke-dasharray:1 3"
    }
    return text + "\n"
  }

  /// A link without what would end it.
  private static func quoted(_ link: String) -> String {
    link.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "%22")
  }

  /// Letters, digits and spaces stand as they are; every other ASCII character may mean something
  /// to Mermaid or to Markdown and becomes an entity.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    var start = text.startIndex
    for index in text.utf8.indices where !isPlain(text.utf8[index]) {
      escaped += text[start..<index]
      escaped += "#\(text.utf8[index]);"
      start = text.utf8.index(after: index)
    }
    escaped += text[start...]
    return escaped
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "."),
      UInt8(ascii: ","), UInt8(ascii: "?"), 0x80...:
      true
    default: false
    }
  }
}

extension DiagramDirection {
  /// The direction in Mermaid's words.
  fileprivate var mermaidName: String {
    switch self {
    case .down: "TD"
    case .up: "BT"
    case .right: "LR"
    case .left: "RL"
    }
  }
}
