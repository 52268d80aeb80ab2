import ViewTree

/// The outline that describes a figure in words.
///
/// It reads as the command line's outline does, and ends early where the tree is so large or so
/// deep that nobody would listen to it:
///
///     HStack
///     ├── Image  0
///     └── Text  1
enum DiagramOutline {
  /// The longest outline that is written, in UTF-8 code units.
  static let limit = 40_000

  static func text(of tree: ViewTree, paths: [String], labels: [String]) -> String {
    var text = ""
    var indents: [String] = []
    indents.reserveCapacity(min(tree.nodes.count, 1_000))
    for index in tree.nodes.indices {
      let parent = tree.parents[index]
      var line = ""
      var indent = ""
      if parent >= 0 {
        let isLast =
          index + tree.subtreeCounts[index] == parent + tree.subtreeCounts[parent]
        let inherited = indents[parent]
        line = inherited + (isLast ? "└── " : "├── ")
        indent = inherited + (isLast ? "    " : "│   ")
      }
      indents.append(indent)
      line += labels[index]
      if !paths[index].isEmpty { line += "  " + paths[index] }
      guard text.utf8.count + line.utf8.count < limit else {
        return text + "… and \(tree.nodes.count - index) more\n"
      }
      text += line + "\n"
    }
    return text
  }
}
