/// Checks that the nodes of a document stand in preorder.
struct PreorderCheck {
  /// The nodes from the root to the last one: only they can have another child.
  private var open: [Int] = []
  private var count = 0

  /// Adds the next node.
  ///
  /// - Parameters:
  ///   - parent: the position of its parent; nil for the root.
  ///   - place: where the node stands in the document.
  /// - Returns: the position of the parent; -1 for the root.
  /// - Throws: an error where the parent cannot be one.
  mutating func append(parent: Int?, at place: String) throws(DocumentError) -> Int {
    let parent = parent ?? -1
    if count == 0, parent >= 0 {
      throw DocumentError("\(place).parent", "the first node is the root and has no parent")
    }
    while let last = open.last, last != parent { open.removeLast() }
    if count > 0, open.isEmpty {
      throw DocumentError(
        "\(place).parent",
        parent < 0
          ? "only the first node has no parent"
          : "node \(parent) is not on the way from the root to the node before; "
            + "nodes stand in preorder")
    }
    open.append(count)
    count += 1
    return parent
  }
}
