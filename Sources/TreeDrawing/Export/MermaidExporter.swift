/// Writes a Mermaid flowchart, for pages that draw Mermaid themselves.
///
///     flowchart TD
///       n0["HStack"]:::static
///       n0 --- n1
struct MermaidExporter: Exporter {
  let theme: Theme

  func export(_ diagram: Diagram) throws(DrawingError) -> Figure {
    var text = "---\ntitle: \"\(Self.escaped(diagram.name))\"\n---\nflowchart TD\n"
    for (index, box) in diagram.boxes.enumerated() {
      let lines = box.lines.map { Self.escaped($0.text) }.joined(separator: "<br>")
      text += "  n\(index)(\"\(lines)\"):::\(box.category.rawValue)\n"
    }
    for (index, box) in diagram.boxes.enumerated() where diagram.parents[index] >= 0 {
      let role = box.role.map { "|\"\(Self.escaped($0))\"|" } ?? ""
      text += "  n\(diagram.parents[index]) ---\(role) n\(index)\n"
    }
    for category in DiagramBox.Category.allCases {
      guard diagram.boxes.contains(where: { $0.category == category }) else { continue }
      let colors = theme.light[category]
      text += "  classDef \(category.rawValue) fill:\(colors.fill),stroke:\(colors.stroke)"
      text += ",color:\(colors.text)\(category.isDashed ? ",stroke-dasharray:4 3" : "")\n"
    }
    return Figure(bytes: Array(text.utf8))
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
