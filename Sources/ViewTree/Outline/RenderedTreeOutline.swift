/// Writes a render tree as text, for terminals, tests and documentation.
///
///     CounterView  [count = 3]
///     └── VStack
///         ├── Text  0  {"3"}
///         ├┄┄ Hello  1  (2 elements)
///         ├── border  1  (element 0)
///         │   └── Image  1.0
///         └── border  1  (element 1)
///             └── Text  1.1  {"Hello"}
///
/// Each line is a label and, after two spaces each, what there is of these: the identity path, which
/// element of a list a modifier stands around, whether SwiftUI made the container, the values in
/// braces, the state in brackets. A dotted line leads to a custom view or modifier that is no node:
/// the number of elements after it are its. Indentation ends as in ``ViewTreeOutline``.
package struct RenderedTreeOutline: Sendable, Hashable {
  /// A Boolean value indicating whether paths are written.
  package var showsPaths: Bool

  /// A Boolean value indicating whether values and state are written.
  package var showsValues: Bool

  package init(showsPaths: Bool = true, showsValues: Bool = true) {
    self.showsPaths = showsPaths
    self.showsValues = showsValues
  }
}

// MARK: - Writing

extension RenderedTreeOutline {
  /// Returns the outline of a tree; each line ends with a line break.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - notes: what else is said of its nodes: of the environment, of what bodies read.
  /// - Returns: the outline.
  package func text(of tree: RenderedTree, notes: NodeNotes = NodeNotes()) -> String {
    var output = ""
    var stems = OutlineStems()
    var paths = BoundedPaths()
    let width = notes.marks.map(\.count).max() ?? 0
    for (index, node) in tree.nodes.enumerated() {
      let parent = tree.parents[index]
      let stem = stems.append(
        parent: parent, isLast: tree.isLastChild(index), isNote: node.isNote)
      let path = paths.append(node.components, parent: parent)
      if width > 0 {
        let mark = notes.marks[index]
        output += mark + String(repeating: " ", count: width + 1 - mark.count)
      }
      output += stem
      output += ([node.label] + parts(of: node, path: showsPaths ? path : ""))
        .joined(separator: "  ")
      if !notes.texts.isEmpty { output += notes.texts[index].map { "  <\($0)>" }.joined() }
      output += "\n"
    }
    return output
  }

  private func parts(of node: RenderedNode, path: String) -> [String] {
    var parts = Self.place(of: node, path: path)
    if showsValues, let values = node.values { parts.append("{\(values)}") }
    if showsValues, !node.state.isEmpty { parts.append("[\(Self.text(of: node.state))]") }
    return parts + Self.end(of: node)
  }

  /// Returns what a line says of where a node stands.
  static func place(of node: RenderedNode, path: String) -> [String] {
    var parts: [String] = []
    if !path.isEmpty { parts.append(path) }
    if let element = node.element { parts.append("(element \(element))") }
    if node.isImplicit { parts.append("(implicit)") }
    switch node.listCount {
    case nil: break
    case 0: parts.append("(no elements)")
    case 1: parts.append("(1 element)")
    case let count?: parts.append("(\(count) elements)")
    }
    return parts
  }

  /// Returns what a line says of why the tree ends at a node.
  static func end(of node: RenderedNode) -> [String] {
    switch node.mark {
    case .recursive: ["(recursive)"]
    case .depthLimit: ["(cut off)"]
    case nil: []
    }
  }

  /// Returns names and values as they stand in brackets: `count = 3, isOn = true`.
  package static func text(of properties: [ViewInstance.Property]) -> String {
    properties.map { "\($0.name) = \($0.value)" }.joined(separator: ", ")
  }
}

/// What is said of the nodes of a tree beside what they are; empty where nothing is.
package struct NodeNotes: Sendable, Hashable {
  /// For each node texts behind its line.
  package var texts: [[String]]

  /// For each node a mark before its line.
  package var marks: [String]

  package init(texts: [[String]] = [], marks: [String] = []) {
    self.texts = texts
    self.marks = marks
  }
}
