import ViewTree

/// The identity paths of a tree's nodes, none of them longer than a figure can use.
///
/// A path grows with the depth, so that all paths of a deep tree together grow with its square.
/// Beyond the limit the head gives way: `….0.ifBranch.1`. The texts are cleaned.
enum IdentityPaths {
  /// The longest path that is kept whole, in UTF-8 code units.
  static let limit = 240

  static func elided(of tree: ViewTree) -> [String] {
    var paths: [String] = []
    paths.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let parent = tree.parents[index]
      var path = parent < 0 ? "" : paths[parent]
      for component in node.components {
        if !path.isEmpty { path += "." }
        path += TextCleaning.oneLine(component.description)
      }
      paths.append(path.utf8.count > limit ? shortened(path) : path)
    }
    return paths
  }

  private static func shortened(_ path: String) -> String {
    let tail = path.utf8.suffix(limit - 40)
    guard let dot = tail.firstIndex(of: UInt8(ascii: ".")) else {
      return "…" + path.suffix(80)
    }
    return "…" + path[dot...]
  }
}
