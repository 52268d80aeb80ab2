/// A view tree: what a view consists of, as plain values.
///
/// The nodes stand in preorder in one array; a parallel array tells where each one sits. Walks are
/// loops over the indices, so that a tree of any depth is safe. Index 0 is the root.
package struct ViewTree: PreorderTree, Sendable, Hashable {
  /// The name of the view, preview or snippet that the tree is of.
  package var name: String

  /// The nodes in preorder.
  package private(set) var nodes: [ViewNode] = []

  /// For each node the index of its parent; -1 for the root.
  package private(set) var parents: [Int] = []

  /// For each node the number of nodes of its subtree, itself included.
  package private(set) var subtreeCounts: [Int] = []

  /// For each node the printed type of the view at its place, elided beyond a limit; empty where it
  /// was not asked for.
  package private(set) var types: [String] = []

  /// For each node the index of the node of the instance that it stands for; -1 where nothing is
  /// mounted, or where the tree does not follow its instance.
  package private(set) var instances: [Int] = []

  /// Creates an empty tree.
  package init(name: String) {
    self.name = name
  }
}

// MARK: - Building

extension ViewTree {
  /// Adds a node after all that are there.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - type: its printed type.
  ///   - parent: the index of its parent, which must lie on the path from the last node to the
  ///     root; -1 for the root itself.
  ///   - instance: the index of the node of the instance that it stands for; -1 for none.
  /// - Returns: the index of the node.
  @discardableResult
  package mutating func append(
    _ node: ViewNode, type: String = "", parent: Int, instance: Int = -1
  ) -> Int {
    let index = nodes.count
    nodes.append(node)
    types.append(type)
    instances.append(instance)
    parents.append(parent)
    subtreeCounts.append(1)
    return index
  }

  /// Marks a node as the end of a walk; an index below 0 is no node.
  package mutating func mark(_ index: Int, _ mark: ViewNode.Mark) {
    guard nodes.indices.contains(index) else { return }
    nodes[index].mark = mark
  }

  /// Computes the subtree counts after the last `append`, in one pass from the end.
  package mutating func finish() {
    subtreeCounts = Self.subtreeCounts(parents: parents)
  }
}

// MARK: - Reading

extension ViewTree {
  /// Returns the indices of a node's children without a role, in order.
  func primaryChildren(of index: Int) -> [Int] {
    children(of: index).filter { nodes[$0].role == nil }
  }

  /// Returns the indices of a node's children with a role, in order.
  func secondaryChildren(of index: Int) -> [Int] {
    children(of: index).filter { nodes[$0].role != nil }
  }

  /// Returns the identity path of a node: the components from the root to it, joined by dots.
  ///
  /// The root's path is empty, and so is that of every node that shares it.
  package func path(of index: Int) -> String {
    var components: [PathComponent] = []
    var node = index
    while node >= 0 {
      components.append(contentsOf: nodes[node].components.reversed())
      node = parents[node]
    }
    return components.reversed().map(\.description).joined(separator: ".")
  }
}
