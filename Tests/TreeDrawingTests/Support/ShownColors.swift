/// The colours that a reader of an SVG sees: those at the elements, or in a dark surrounding what the
/// style sheet makes of them, the most specific rule and of those the last.
struct ShownColors {
  private struct Rule {
    /// The tag and the classes of the element and of what it stands in, the outermost first.
    let parts: [(tag: String, classes: [String])]
    let fill: String

    var specificity: Int {
      parts.reduce(0) { $0 + $1.classes.count * 100 + ($1.tag.isEmpty ? 0 : 1) }
    }
  }

  private let elements: [XMLElement]
  private var rules: [Rule] = []

  init(_ svg: [UInt8], isDark: Bool) throws {
    elements = try XMLElement.elements(of: svg)
    guard isDark, let sheet = elements.first(where: { $0.name == "style" }) else { return }
    for match in sheet.text.matches(of: /\n(\.[^{]*) \{ fill: (#[0-9A-F]{6})/) {
      let parts = match.output.1.split(separator: " ").map { part in
        let names = part.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        return (tag: names[0], classes: Array(names.dropFirst()))
      }
      rules.append(Rule(parts: parts, fill: String(match.output.2)))
    }
    guard !rules.isEmpty else { throw XMLProblem("the sheet has no rules") }
  }

  /// A text with its colour and that of the last ground that was drawn where it stands.
  struct Text {
    let text: String
    let fill: String
    let ground: String
  }

  func texts() -> [Text] {
    var grounds: [(x: Double, y: Double, width: Double, height: Double, fill: String)] = []
    var texts: [Text] = []
    for index in elements.indices where elements[index].attributes["fill"] != nil {
      let element = elements[index]
      if element.name == "rect" {
        let numbers = ["x", "y", "width", "height"].map {
          Double(element.attributes[$0] ?? "0") ?? 0
        }
        grounds.append((numbers[0], numbers[1], numbers[2], numbers[3], fill(of: index)))
      } else if element.name == "text" || element.name == "tspan" {
        let place = element.name == "text" ? element : elements[element.parent ?? 0]
        guard let x = place.attributes["x"].flatMap(Double.init),
          let y = place.attributes["y"].flatMap(Double.init)
        else { continue }
        let ground = grounds.last {
          $0.x <= x && x <= $0.x + $0.width && $0.y <= y - 3 && y - 3 <= $0.y + $0.height
        }
        texts.append(Text(text: element.text, fill: fill(of: index), ground: ground?.fill ?? ""))
      }
    }
    return texts
  }

  private func fill(of index: Int) -> String {
    var best: Rule?
    for rule in rules where matches(rule, index) {
      if rule.specificity >= best?.specificity ?? 0 { best = rule }
    }
    return best?.fill ?? elements[index].attributes["fill"] ?? ""
  }

  private func matches(_ rule: Rule, _ index: Int) -> Bool {
    guard let last = rule.parts.last, fits(last, index) else { return false }
    var rest = rule.parts.dropLast()
    var place = elements[index].parent
    while let part = rest.last, let outer = place {
      if fits(part, outer) { rest.removeLast() }
      place = elements[outer].parent
    }
    return rest.isEmpty
  }

  private func fits(_ part: (tag: String, classes: [String]), _ index: Int) -> Bool {
    let names = (elements[index].attributes["class"] ?? "").split(separator: " ").map(String.init)
    return (part.tag.isEmpty || part.tag == elements[index].name)
      && part.classes.allSatisfy(names.contains)
  }
}
