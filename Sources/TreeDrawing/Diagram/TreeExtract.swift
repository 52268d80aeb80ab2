import ViewTree

/// Which nodes of a view tree a diagram shows, and in which boxes.
struct TreeExtract {
  /// One box: the nodes that it shows, from the outside in.
  struct Group {
    var nodes: [Int]
    /// The index of the parent's group; -1 for the root.
    let parent: Int
    /// The number of nodes below it that are not shown.
    var omittedCount = 0
  }

  /// The groups in the preorder of their first nodes.
  private(set) var groups: [Group] = []

  /// The number of nodes that are not below the root of the diagram.
  private(set) var outsideCount = 0

  /// Chooses what is shown.
  ///
  /// - Parameters:
  ///   - tree: the tree, with at least one node.
  ///   - cut: what is left out.
  ///   - isCompact: whether a chain of modifiers and what it ends in share a box.
  /// - Throws: ``DrawingError/unknownPath(path:known:)`` where no node has the path of the cut.
  init(of tree: ViewTree, cut: TreeCut, isCompact: Bool) throws(DrawingError) {
    let root = try cut.focus.map { path throws(DrawingError) in
      try TreeFocus.node(at: path, in: tree)
    }
    let start = root ?? 0
    let end = start + tree.subtreeCounts[start]
    outsideCount = tree.nodes.count - (end - start)
    groups.reserveCapacity(isCompact ? 0 : end - start)

    // For each node from `start` on the group that shows it or counts it.
    var owners: [Int] = []
    var depths: [Int] = []
    var isClosed: [Bool] = []
    owners.reserveCapacity(end - start)
    depths.reserveCapacity(end - start)
    isClosed.reserveCapacity(end - start)
    for index in start..<end {
      let node = tree.nodes[index]
      let parent = index == start ? -1 : tree.parents[index] - start
      let closes = cut.collapsed.contains(node.label)
      if parent < 0 {
        groups.append(Group(nodes: [index], parent: -1))
        owners.append(0)
        depths.append(0)
        isClosed.append(closes)
        continue
      }
      let owner = owners[parent]
      let isJoined = isCompact && Self.joins(index, of: tree)
      let depth = isJoined ? depths[parent] : depths[parent] + 1
      depths.append(depth)
      if isClosed[parent] || depth > cut.depth ?? depth {
        groups[owner].omittedCount += 1
        owners.append(owner)
        isClosed.append(true)
      } else if isJoined {
        groups[owner].nodes.append(index)
        owners.append(owner)
        isClosed.append(closes)
      } else {
        owners.append(groups.count)
        groups.append(Group(nodes: [index], parent: owner))
        isClosed.append(closes)
      }
    }
  }

  /// Returns a Boolean value indicating whether a node shares the box of its parent: the content of
  /// a modifier, on the same path.
  private static func joins(_ index: Int, of tree: ViewTree) -> Bool {
    let node = tree.nodes[index]
    guard node.role == nil, node.components.isEmpty, tree.parents[index] == index - 1 else {
      return false
    }
    switch tree.nodes[index - 1].kind {
    case .modifier, .customModifier, .environmentWriter: return true
    default: return false
    }
  }
}
