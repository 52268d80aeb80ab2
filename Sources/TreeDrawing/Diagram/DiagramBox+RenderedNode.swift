import ViewTree

extension DiagramBox {
  /// What is said of a node of a render tree beside what it is.
  struct Remarks {
    /// What its dynamic properties keep, where a change is told: in brackets `count = 0 → 1`.
    var state: ChangedState?

    /// What it holds in the other of two trees.
    var otherValues: String?

    /// What happened to it, or what flows there: a line for each.
    var notes: [String] = []

    var mark: DiagramMark?
  }

  /// Creates the box of a node of a render tree.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - index: its index in the diagram.
  ///   - path: its path.
  ///   - remarks: what else is said of it.
  ///   - options: what the diagram shows.
  init(
    _ node: RenderedNode, index: Int, path: String, remarks: Remarks = Remarks(),
    options: DiagramOptions
  ) {
    let title = TextCleaning.oneLine(node.label)
    let path = TextCleaning.oneLine(path)
    let role = node.role.map(TextCleaning.oneLine)
    let values = node.values.map(TextCleaning.oneLine)
    let state = TextCleaning.oneLine(
      remarks.state?.text ?? RenderedTreeOutline.text(of: node.state))
    let notes = (Self.words(of: node) + remarks.notes).map(TextCleaning.oneLine)

    var lines: [Line] = []
    func add(_ text: String, _ style: Line.Style) {
      lines.append(Line(Elision.middle(text, limit: options.lineLimit), style))
    }
    add(title, .label)
    if let values {
      let other = remarks.otherValues.map(TextCleaning.oneLine) ?? values
      lines.append(
        Line(Elision.keeping(differenceFrom: other, in: values, limit: options.lineLimit), .detail))
    }
    if let changed = remarks.state, changed.changes {
      for line in changed.lines(limit: options.lineLimit) { lines.append(Line(line, .detail)) }
    } else if !state.isEmpty {
      add("[\(state)]", .detail)
    }
    if options.showsPaths, !path.isEmpty { add(path, .path) }
    for note in notes { add(note, .note) }

    var tooltip = title
    if let values { tooltip += "\nvalues: \(values)" }
    if !state.isEmpty { tooltip += "\nstate: \(state)" }
    if let role { tooltip += "\nrole: \(role)" }
    if !path.isEmpty { tooltip += "\npath: \(path)" }
    for note in notes { tooltip += "\n\(note)" }
    self.init(
      node: index, lines: lines, category: node.isNote ? .placeholder : Category(node.kind),
      kind: node.kind, role: role.map { Elision.middle($0, limit: options.lineLimit) },
      title: title, path: path, tooltip: tooltip, mark: remarks.mark, lineMark: remarks.mark)
  }

  /// What is said of where a node stands.
  private static func words(of node: RenderedNode) -> [String] {
    var words: [String] = []
    if let element = node.element { words.append("around element \(element)") }
    if node.isImplicit { words.append("implicit") }
    if let count = node.listCount {
      words.append(count == 1 ? "1 element of the list" : "\(count) elements of the list")
    }
    if node.mark == .depthLimit { words.append("…") }
    if node.mark == .recursive { words.append("repeats") }
    return words
  }
}
