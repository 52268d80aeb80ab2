/// The style sheet of an SVG.
///
/// Colours stand at the elements, so that readers without style sheets see them; the sheet only
/// turns them over where the surrounding is dark. Its rules reach no other part of a page.
enum SVGStyle {
  static func sheet(
    for theme: Theme, categories: Set<DiagramBox.Category>, hasRoles: Bool
  ) -> String {
    let dark = theme.dark
    var sheet = "@media (prefers-color-scheme: dark) {\n"
    sheet += ".treeviz .ground { fill: \(dark.ground) }\n"
    sheet += ".treeviz .lines { stroke: \(dark.line) }\n"
    for category in DiagramBox.Category.allCases where categories.contains(category) {
      let name = category.rawValue
      let colors = dark[category]
      sheet += ".treeviz .\(name) rect { fill: \(colors.fill); stroke: \(colors.stroke) }\n"
      sheet += ".treeviz .\(name) text { fill: \(colors.text) }\n"
      sheet += ".treeviz .\(name) .detail { fill: \(colors.detail) }\n"
    }
    if hasRoles {
      sheet += ".treeviz .node .ground { fill: \(dark.ground); stroke: none }\n"
      sheet += ".treeviz .node .role { fill: \(dark.role) }\n"
    }
    return sheet + "}\n"
  }
}
