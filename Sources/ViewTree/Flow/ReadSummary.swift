/// What the bodies of a render tree read: what `--show reads` shows.
package struct ReadSummary: Sendable, Hashable {
  /// The render tree.
  package let tree: RenderedTree

  /// - Parameter tree: a render tree.
  package init(_ tree: RenderedTree) {
    self.tree = tree
  }
}

// MARK: - Notes

extension ReadSummary {
  /// Returns what is said of the nodes: what each body read when it last ran.
  package func notes() -> NodeNotes {
    NodeNotes(texts: tree.nodes.map { $0.reads.map(ReadText.text) })
  }

  /// Returns for each custom view and modifier what its body read.
  ///
  ///     CartView  0
  ///       reads cart.items
  ///       reads environment colorScheme = dark as scheme, set by colorScheme  0
  ///     Header  0.1
  ///       reads nothing
  ///
  /// - Returns: the lines; empty where there is no body.
  package func text() -> String {
    let names = NodeNames(tree)
    var output = ""
    for (index, node) in tree.nodes.enumerated() where node.hasBody || !node.reads.isEmpty {
      output += names.name(of: index) + "\n"
      for read in node.reads {
        output += "  \(ReadText.text(of: read))"
        if let writer = read.writer {
          output += ", set by \(names.name(ofNumber: writer) ?? "a modifier that has no node")"
        } else if read.source == .environment {
          output += ", the default"
        }
        output += "\n"
      }
      if node.reads.isEmpty { output += "  reads nothing\n" }
    }
    return output
  }
}

/// Says what was read.
enum ReadText {
  /// Returns a read in words: `reads environment colorScheme = dark as scheme`.
  static func text(of read: ViewInstance.Read) -> String {
    let value = read.value.map { " = \($0)" } ?? ""
    switch read.source {
    case .environment:
      let key = read.key ?? read.property
      return "reads environment \(key)\(value)"
        + (key == read.property ? "" : " as \(read.property)")
    case .state: return "reads state \(read.property)\(value)"
    case .binding: return "reads binding \(read.property)\(value)"
    case .object: return "observes \(read.property)\(read.key.map { " (\($0))" } ?? "")"
    case .observable: return "reads \(read.property)\(value)"
    case .preference: return "reads preference \(read.key ?? read.property)\(value)"
    }
  }
}
