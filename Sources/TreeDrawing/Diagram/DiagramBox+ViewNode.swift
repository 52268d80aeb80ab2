import ViewTree

extension DiagramBox {
  /// Creates the box of some nodes of a view tree.
  ///
  /// - Parameters:
  ///   - group: the nodes, the outermost first; all on one path.
  ///   - tree: the tree.
  ///   - path: the path of the nodes.
  ///   - outsideCount: the number of nodes that are left out and are not below the box.
  ///   - options: what the diagram shows.
  init(
    _ group: TreeExtract.Group, of tree: ViewTree, path: String, outsideCount: Int,
    options: DiagramOptions
  ) {
    let texts = group.nodes.map { NodeText(tree: tree, index: $0, options: options) }
    let outermost = tree.nodes[group.nodes[0]]
    let base = tree.nodes[group.nodes[group.nodes.count - 1]]
    let role = outermost.role.map(TextCleaning.oneLine)

    var lines: [Line] = []
    func add(_ text: String, _ style: Line.Style) {
      lines.append(Line(Elision.middle(text, limit: options.lineLimit), style))
    }
    if outsideCount > 0 { add("… \(Self.count(outsideCount)) outside", .note) }
    for (index, text) in zip(group.nodes, texts.dropLast()) {
      let values = text.values.map { "  \($0)" } ?? ""
      add(text.title + values, tree.nodes[index].kind == .environmentWriter ? .writer : .modifier)
    }
    if let last = texts.last {
      add(last.title, .label)
      if let values = last.values { add(values, .detail) }
    }
    if options.showsPaths, !path.isEmpty { add(path, .path) }
    if let mark = base.mark { add(mark.words, .note) }
    if group.omittedCount > 0 { add("… \(Self.count(group.omittedCount))", .note) }

    var tooltip = texts.map(\.description).joined(separator: "\n")
    if let role { tooltip += "\nrole: \(role)" }
    if !path.isEmpty { tooltip += "\npath: \(path)" }
    if let mark = base.mark { tooltip += "\n\(mark.sentence)" }
    if group.omittedCount > 0 {
      tooltip += "\nleft out below: \(Self.count(group.omittedCount))"
    }
    if outsideCount > 0 { tooltip += "\nleft out elsewhere: \(Self.count(outsideCount))" }

    self.init(
      node: group.nodes[0], lines: lines, category: Category(base.kind), kind: base.kind,
      role: role.map { Elision.middle($0, limit: options.lineLimit) },
      title: texts.map(\.title).joined(separator: ", "), path: path, tooltip: tooltip,
      link: group.nodes.reversed().lazy.compactMap { options.links[$0] }.first)
  }

  /// How many nodes, in words.
  static func count(_ nodes: Int) -> String { nodes == 1 ? "1 node" : "\(nodes) nodes" }
}

/// What is said of one node.
private struct NodeText: CustomStringConvertible {
  let title: String
  let values: String?
  private let type: String

  init(tree: ViewTree, index: Int, options: DiagramOptions) {
    let node = tree.nodes[index]
    type = TextCleaning.oneLine(tree.types[index])
    title = options.showsTypes && !type.isEmpty ? type : TextCleaning.oneLine(node.label)
    values = node.values.map(TextCleaning.oneLine)
  }

  /// The lines of the tooltip.
  var description: String {
    var text = title
    if let values { text += "\nvalues: \(values)" }
    if !type.isEmpty, type != title { text += "\ntype: \(type)" }
    return text
  }
}

// MARK: - Marks

extension ViewNode.Mark {
  /// The words in the box: plain text, since no font need have a sign for it.
  fileprivate var words: String {
    switch self {
    case .recursive: "repeats"
    case .depthLimit: "…"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .recursive: "The type contains itself: from here on the tree repeats."
    case .depthLimit: "The type goes on; the tree ends here."
    }
  }
}
