package import ViewTree

/// A view tree as a picture shows it: boxes with lines of text, in the tree's preorder.
///
/// A diagram knows what is written and why, not where it stands or how it looks; those are the
/// layout's and the theme's.
package struct Diagram: Sendable, Hashable {
  /// The name of the view, which becomes the figure's title.
  package let name: String

  /// The boxes in preorder; box `n` is node `n` of the view tree.
  package let boxes: [DiagramBox]

  /// For each box the index of its parent; -1 for the root.
  package let parents: [Int]

  /// For each box the number of boxes of its subtree, itself included.
  package let subtreeCounts: [Int]

  /// The tree in words, for those who do not see it.
  package let outline: String

  /// Creates the diagram of a view tree.
  package init(tree: ViewTree, options: DiagramOptions = DiagramOptions()) {
    name = TextCleaning.oneLine(tree.name)
    parents = tree.parents
    subtreeCounts = tree.subtreeCounts
    let paths = IdentityPaths.elided(of: tree)
    boxes = tree.nodes.indices.map { index in
      DiagramBox(
        node: tree.nodes[index], type: tree.types[index], path: paths[index], options: options)
    }
    outline = DiagramOutline.text(of: tree, paths: paths, labels: boxes.map(\.title))
  }
}

// MARK: - Fonts

extension Diagram {
  /// The characters of the diagram's texts that no font has; known once pango is loaded.
  var missingCharacters: [Unicode.Scalar] {
    FontConfiguration.missingCharacters(
      in: boxes.lazy.flatMap { box in box.lines.map(\.text) + (box.role.map { [$0] } ?? []) })
  }
}
