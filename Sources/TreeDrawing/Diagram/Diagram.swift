package import ViewTree

/// A tree as a picture shows it: boxes with lines of text, in preorder.
///
/// A diagram knows what is written and why, not where it stands or how it looks; those are the
/// layout's and the theme's.
package struct Diagram: Sendable, Hashable {
  /// The name of the view, which becomes the figure's title.
  package var name: String

  /// The boxes in preorder.
  package var boxes: [DiagramBox]

  /// For each box the index of its parent; -1 for the root.
  package var parents: [Int]

  /// Which way the tree grows.
  package var direction: DiagramDirection

  /// A Boolean value indicating whether what the figure uses is explained below it.
  package var showsLegend: Bool

  /// The source that stands beside the tree.
  package var listing: DiagramListing?

  package init(
    name: String, boxes: [DiagramBox], parents: [Int], direction: DiagramDirection = .down,
    showsLegend: Bool = false, listing: DiagramListing? = nil
  ) {
    self.name = name
    self.boxes = boxes
    self.parents = parents
    self.direction = direction
    self.showsLegend = showsLegend
    self.listing = listing
  }
}

// MARK: - View trees

extension Diagram {
  /// Creates the diagram of a view tree.
  ///
  /// - Parameters:
  ///   - tree: the tree, with its subtree counts computed.
  ///   - options: what the diagram shows of it.
  /// - Throws: ``DrawingError`` where the tree is empty, or has nothing at the path asked for.
  package init(
    tree: ViewTree, options: DiagramOptions = DiagramOptions()
  ) throws(DrawingError) {
    guard !tree.nodes.isEmpty else { throw .emptyTree }
    let extract = try TreeExtract(of: tree, cut: options.cut, isCompact: options.isCompact)
    let paths = IdentityPaths.elided(of: tree)
    self.init(
      name: TextCleaning.oneLine(tree.name),
      boxes: extract.groups.map { group in
        DiagramBox(
          group, of: tree, path: paths[group.nodes[0]],
          outsideCount: group.parent < 0 ? extract.outsideCount : 0, options: options)
      },
      parents: extract.groups.map(\.parent), direction: options.direction,
      showsLegend: options.showsLegend)
    if let listing = options.listing {
      add(listing, lines: options.lines, groups: extract.groups)
    }
  }
}

// MARK: - Reading

extension Diagram {
  /// The tree in words, for those who do not see it.
  package var outline: String { DiagramOutline.text(of: self) }
}
