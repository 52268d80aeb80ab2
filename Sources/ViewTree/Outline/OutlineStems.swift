/// What stands before the lines of an outline: the lines that tie each node to its parent.
///
/// Indentation ends at ``maximumDepth``: what is deeper stands at that depth, its level before it, as
/// in `⋮ 201  Text`.
package struct OutlineStems {
  /// The depth from which on lines are indented no further.
  package static let maximumDepth = 200

  /// What stands before the children of the nodes on the way to the present one, one depth each.
  private var stems: [String] = []
  private var depths: [Int] = []

  package init() {}

  /// Adds the next node in preorder.
  ///
  /// - Parameters:
  ///   - parent: the index of its parent; -1 for a root.
  ///   - isLast: whether it is its parent's last child.
  ///   - isNote: whether it is no node but a word about those that follow.
  /// - Returns: what stands before its line.
  package mutating func append(parent: Int, isLast: Bool, isNote: Bool = false) -> String {
    let depth = parent < 0 ? 0 : depths[parent] + 1
    depths.append(depth)
    guard depth > 0 else { return "" }
    guard depth <= Self.maximumDepth else { return stems[Self.maximumDepth - 1] + "⋮ \(depth)  " }
    let stem = depth == 1 ? "" : stems[depth - 2]
    if stems.count >= depth { stems.removeSubrange((depth - 1)...) }
    stems.append(stem + (isLast ? "    " : "│   "))
    return stem + (isLast ? "└" : "├") + (isNote ? "┄┄ " : "── ")
  }
}
