import ViewTree

/// Finds the node of an identity path.
enum TreeFocus {
  /// Returns the outermost node with a path.
  ///
  /// Paths are compared piece by piece on the way down, since all paths of a deep tree together are
  /// too long to be written.
  ///
  /// - Throws: ``DrawingError/unknownPath(path:known:)`` where no node has it.
  static func node(at path: String, in tree: ViewTree) throws(DrawingError) -> Int {
    let path = Array(path.utf8)
    // For each node how much of the path is that of the node; nil where the paths part.
    var matched: [Int?] = []
    matched.reserveCapacity(tree.nodes.count)
    var longest = 0
    for (index, node) in tree.nodes.enumerated() {
      var position: Int? = tree.parents[index] < 0 ? 0 : matched[tree.parents[index]]
      for component in node.components {
        guard let start = position else { break }
        position = end(of: component, in: path, from: start)
      }
      if position == path.count { return index }
      longest = max(longest, position ?? 0)
      matched.append(position)
    }
    throw .unknownPath(
      path: String(decoding: path, as: UTF8.self),
      known: String(decoding: path[..<longest], as: UTF8.self))
  }

  private static func end(of component: PathComponent, in path: [UInt8], from start: Int) -> Int? {
    var start = start
    if start > 0 {
      guard start < path.count, path[start] == UInt8(ascii: ".") else { return nil }
      start += 1
    }
    let name = TextCleaning.oneLine(component.description).utf8
    guard path[start...].starts(with: name) else { return nil }
    let end = start + name.count
    return end == path.count || path[end] == UInt8(ascii: ".") ? end : nil
  }
}
