/// Writes a view tree as text, for terminals, tests and documentation.
///
///     HStack
///     ├── Image  0
///     └── ConditionalContent  1
///         ├── Text  1.ifBranch
///         └── Text  1.elseBranch
///
/// Each line is a label and, after two spaces, the path, where it is not empty. A node at which the
/// walk ended says why: `Row  0  (recursive)`. Indentation ends at ``OutlineStems/maximumDepth``: what is deeper
/// stands at that depth, its level before it, as in `⋮ 201  Text`.
package struct ViewTreeOutline: Sendable, Hashable {
  /// A Boolean value indicating whether paths are written.
  package var showsPaths: Bool

  /// A Boolean value indicating whether the types are written in place of the labels.
  package var showsTypes: Bool

  package init(showsPaths: Bool = true, showsTypes: Bool = false) {
    self.showsPaths = showsPaths
    self.showsTypes = showsTypes
  }
}

// MARK: - Writing

extension ViewTreeOutline {
  /// Returns the outline of a tree; each line ends with a line break.
  package func text(of tree: ViewTree) -> String {
    var output = ""
    var stems = OutlineStems()
    var paths = BoundedPaths()
    for index in tree.nodes.indices {
      let parent = tree.parents[index]
      output += stems.append(parent: parent, isLast: tree.isLastChild(index))
      let path = paths.append(tree.nodes[index].components, parent: parent)
      output += line(tree, index, path: showsPaths ? path : "")
      output += "\n"
    }
    return output
  }

  private func line(_ tree: ViewTree, _ index: Int, path: String) -> String {
    let node = tree.nodes[index]
    var line = showsTypes && !tree.types[index].isEmpty ? tree.types[index] : node.label
    if !path.isEmpty { line += "  " + path }
    if let values = node.values { line += "  {\(values)}" }
    switch node.mark {
    case .recursive: line += "  (recursive)"
    case .depthLimit: line += "  (depth limit)"
    case nil: break
    }
    return line
  }
}
