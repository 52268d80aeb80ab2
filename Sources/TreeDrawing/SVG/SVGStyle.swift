/// The style sheet of an SVG.
///
/// Colours stand at the elements, so that readers without style sheets see them; the sheet only
/// turns them over where the surrounding is dark. Its rules reach figures of the same theme alone, for
/// which they are the same.
struct SVGStyle {
  /// The class of the figure's root element.
  let root: String
  let dark: Palette
  private var rules = ""

  /// - Parameters:
  ///   - root: the class of the figure's root element.
  ///   - dark: the colours in a dark surrounding.
  init(root: String, dark: Palette) {
    self.root = root
    self.dark = dark
  }

  /// Returns the sheet for what a figure shows.
  ///
  /// - Parameters:
  ///   - diagram: the diagram.
  ///   - layout: its layout, for what is drawn beside the boxes.
  ///   - root: the class of the figure's root element.
  ///   - dark: the colours in a dark surrounding.
  /// - Returns: the rules, in one media query.
  static func sheet(
    for diagram: Diagram, layout: DiagramLayout, root: String, dark: Palette
  ) -> String {
    var style = SVGStyle(root: root, dark: dark)
    style.add(".ground", "fill", dark.ground)
    style.add(".lines path", "stroke", dark.line)
    let looks = Set(diagram.boxes.map(BoxLook.init))
    for category in DiagramBox.Category.allCases
    where looks.contains(where: { $0.category == category }) {
      style.add(dark[category], for: category.rawValue)
    }
    let styles = Set(diagram.boxes.flatMap { $0.lines.map(\.style) })
    if styles.contains(.writer) {
      style.add(".node .writer", "fill", dark.boxes.environments.detail)
    }
    let marks = Set(diagram.boxes.flatMap { [$0.mark, $0.lineMark] }.compactMap { $0 })
    for mark in DiagramMark.allCases where marks.contains(mark) {
      style.add(dark[mark], for: mark.rawValue)
      style.add(".lines .\(mark.rawValue)", "stroke", dark[mark].stroke)
    }
    if diagram.boxes.contains(where: { $0.role != nil }) {
      style.add(".node .ground", "fill", dark.ground, and: "stroke: none")
      style.add(".node .role", "fill", dark.role)
    }
    var inks = Set((layout.legend + layout.source).flatMap(\.inks))
    for box in diagram.boxes {
      if let mark = box.mark { inks.formUnion([.mark(mark), .ground]) }
      if box.tie != nil || box.lines.contains(where: { $0.tie != nil }) {
        inks.formUnion([.tie, .tieText])
      }
    }
    // A class twice: a sign in a box is no text of the box's.
    for ink in inks.sorted(by: { $0.className < $1.className }) {
      style.add(".\(ink.className).\(ink.className)", "fill", ink.color(in: dark))
    }
    return "@media (prefers-color-scheme: dark) {\n\(style.rules)}\n"
  }

  private mutating func add(_ colors: Palette.BoxColors, for name: String) {
    add(".\(name) .box", "fill", colors.fill, and: "stroke: \(colors.stroke)")
    add(".\(name) text", "fill", colors.text)
    add(".\(name) .detail", "fill", colors.detail)
  }

  private mutating func add(
    _ selector: String, _ property: String, _ value: String, and rest: String? = nil
  ) {
    rules += ".\(root) \(selector) { \(property): \(value)"
    if let rest { rules += "; \(rest)" }
    rules += " }\n"
  }
}
