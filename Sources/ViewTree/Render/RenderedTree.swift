/// A render tree: what is mounted of a view, as plain values.
///
/// It differs from the view tree as follows.
///
/// 1. What is absent is not there: the content of an optional that is nil, the branch that was not
///    taken, a sheet that is not shown.
/// 2. View lists are flat: an optional, a condition, a `Group`, a `ForEach`, an `AnyView`, what `.id`
///    gives and an `EmptyView` are no nodes. What they add to the identity path stays.
/// 3. A custom view is a node where its content is one element. Where it may be several, by its
///    type, they join the list around it: the view stands before them as a note, no node, with its
///    state, also where there happen to be none or one. A custom modifier is told of likewise.
/// 4. A modifier of SwiftUI's on a list stands around each element, with what it shows beside it.
/// 5. Where a place takes one view (the root, the content of a `ScrollView`, an overlay, a
///    background), a list is put into a container that nobody wrote, and a modifier on it, or a
///    custom view, stands around that, once.
///
/// The nodes stand in preorder in one array. Index 0 is the root; an empty tree is one of a view that
/// shows nothing.
package struct RenderedTree: PreorderTree, Sendable, Hashable {
  /// The name of the view, preview or snippet that the tree is of.
  package var name: String

  /// The nodes in preorder.
  package private(set) var nodes: [RenderedNode] = []

  /// For each node the index of its parent; -1 for a root.
  package private(set) var parents: [Int] = []

  /// For each node the number of nodes of its subtree, itself included.
  package private(set) var subtreeCounts: [Int] = []

  /// Creates an empty tree.
  package init(name: String) {
    self.name = name
  }
}

// MARK: - Building

extension RenderedTree {
  /// Adds a node after all that are there.
  ///
  /// - Parameters:
  ///   - node: the node.
  ///   - parent: the index of its parent, which must lie on the path from the last node to the
  ///     root; -1 for a root.
  /// - Returns: the index of the node.
  @discardableResult
  package mutating func append(_ node: RenderedNode, parent: Int) -> Int {
    nodes.append(node)
    parents.append(parent)
    subtreeCounts.append(1)
    return nodes.count - 1
  }

  /// Marks a node as the end of a walk; an index below 0 is no node.
  mutating func mark(_ index: Int, _ mark: ViewNode.Mark) {
    guard nodes.indices.contains(index) else { return }
    nodes[index].mark = mark
  }

  /// Computes the subtree counts after the last `append`.
  package mutating func finish() {
    subtreeCounts = Self.subtreeCounts(parents: parents)
  }
}

// MARK: - Reading

extension RenderedTree {
  /// Returns the identity paths of all nodes.
  package func paths() -> [String] {
    var paths = BoundedPaths()
    return nodes.indices.map { paths.append(nodes[$0].components, parent: parents[$0]) }
  }
}
