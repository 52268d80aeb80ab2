/// The text alternative of a figure: the tree in words.
///
///     View tree of Inbox: padding over VStack with (Text, Optional over Text)
enum AlternativeText {
  /// How a text alternative begins that treeviz wrote, and writes anew.
  static let beginning = "View tree of "

  /// The number of characters after which deeper levels are left out.
  private static let maximumCount = 280

  /// Returns the text alternative of a tree, escaped as it stands in a link.
  static func text(of outline: String) -> String {
    let nodes = OutlineNode.nodes(of: outline)
    let name = nodes.first.map { plain($0.label) } ?? "nothing"
    let deepest = nodes.map(\.depth).max() ?? 0
    guard deepest > 0 else { return beginning + name }
    var text = ""
    for depth in stride(from: min(deepest, 30), through: 1, by: -1) {
      text = described(nodes, depth: depth)
      if text.count <= maximumCount { break }
    }
    if text.count > maximumCount { text = "\(nodes.count) nodes" }
    return ImageLink.escapedAlternative("\(beginning)\(name): \(text)")
  }

  /// Writes the nodes below the root, down to a depth.
  private static func described(_ nodes: [OutlineNode], depth: Int) -> String {
    var text = ""
    // The ends of the lists that are open: `)` or nothing.
    var ends: [(depth: Int, end: String)] = []
    for (index, node) in nodes.enumerated() where node.depth <= depth {
      while let last = ends.last, last.depth > node.depth {
        text += last.end
        ends.removeLast()
      }
      if index > 0 {
        if ends.last?.depth == node.depth, !isFirst(index, nodes) { text += ", " }
        text += plain(node.label)
      }
      let children = nodes[(index + 1)...].prefix { $0.depth > node.depth }
        .filter { $0.depth == node.depth + 1 }.count
      guard children > 0 else { continue }
      guard node.depth < depth else {
        text += " over …"
        continue
      }
      let isSeveral = children > 1
      if index > 0 { text += isSeveral ? " with (" : " over " }
      ends.append((node.depth + 1, isSeveral && index > 0 ? ")" : ""))
    }
    return text + ends.reversed().map(\.end).joined()
  }

  private static func isFirst(_ index: Int, _ nodes: [OutlineNode]) -> Bool {
    nodes[index - 1].depth < nodes[index].depth
  }

  /// A label without what Markdown or HTML would read.
  private static func plain(_ label: String) -> String {
    label.map { character in
      switch character {
      case "<": "("
      case ">": ")"
      case "*", "_", "`": " "
      default: String(character)
      }
    }.joined()
  }
}
