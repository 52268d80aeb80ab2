/// A tree as a flat array in preorder, with arrays that tell where each node sits.
package protocol PreorderTree {
  /// For each node the index of its parent; -1 for a root.
  var parents: [Int] { get }

  /// For each node the number of nodes of its subtree, itself included.
  var subtreeCounts: [Int] { get }
}

/// The shape of a tree of whatever nodes.
package struct PreorderShape: PreorderTree, Sendable, Hashable {
  package let parents: [Int]
  package let subtreeCounts: [Int]

  /// - Parameter parents: for each node in preorder the index of its parent; -1 for a root.
  package init(parents: [Int]) {
    self.parents = parents
    subtreeCounts = Self.subtreeCounts(parents: parents)
  }
}

extension PreorderTree {
  /// Returns the indices of a node's children, in order.
  package func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    let end = index + subtreeCounts[index]
    while child < end {
      children.append(child)
      child += subtreeCounts[child]
    }
    return children
  }

  /// Returns a Boolean value indicating whether a node is the last child of its parent.
  package func isLastChild(_ index: Int) -> Bool {
    let parent = parents[index]
    return parent < 0 || index + subtreeCounts[index] >= parent + subtreeCounts[parent]
  }

  /// Returns the sizes of the subtrees of nodes with the given parents.
  static func subtreeCounts(parents: [Int]) -> [Int] {
    var counts = Array(repeating: 1, count: parents.count)
    for index in parents.indices.reversed() where parents[index] >= 0 {
      counts[parents[index]] += counts[index]
    }
    return counts
  }
}
