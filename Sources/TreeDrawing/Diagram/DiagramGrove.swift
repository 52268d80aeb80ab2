import ViewTree

/// Several trees that hang side by side on one box, each on a line with a name: `before`, `after`.
struct DiagramGrove {
  private var boxes: [DiagramBox]
  private var parents = [-1]

  /// - Parameters:
  ///   - lines: what is written in the box that the trees hang on; at least one.
  ///   - options: how long a line may be.
  init(_ lines: [String], options: DiagramOptions) {
    let texts = lines.map(TextCleaning.oneLine)
    boxes = [
      DiagramBox(
        node: 0,
        lines: texts.map {
          DiagramBox.Line(Elision.middle($0, limit: options.lineLimit), .label)
        }, category: .static, kind: .group, title: texts.joined(separator: ", "),
        tooltip: texts.joined(separator: "\n"))
    ]
  }

  /// The number that the next box has.
  var nextNode: Int { boxes.count }

  /// Adds a tree.
  ///
  /// - Parameters:
  ///   - name: what is written on the line to its root.
  ///   - tree: its boxes in preorder, numbered from ``nextNode`` on.
  ///   - treeParents: for each the index of its parent among them; -1 for a root.
  mutating func add(_ name: String, _ tree: [DiagramBox], parents treeParents: [Int]) {
    let offset = boxes.count
    for (box, parent) in zip(tree, treeParents) {
      var box = box
      if parent < 0 {
        box.role = name
        box.isTree = true
        box.lineMark = nil
      }
      boxes.append(box)
      parents.append(parent < 0 ? 0 : parent + offset)
    }
  }

  /// Returns the diagram.
  func diagram(name: String, options: DiagramOptions) -> Diagram {
    Diagram(
      name: TextCleaning.oneLine(name), boxes: boxes, parents: parents,
      direction: options.direction, showsLegend: options.showsLegend)
  }
}
