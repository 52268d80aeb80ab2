/// A line of an outline, read again: a node of the tree.
struct OutlineNode: Sendable, Hashable {
  var depth: Int

  /// What stands after the branch: label, path, values.
  var text: String

  /// The label alone.
  var label: String { String(parts.first ?? "") }

  /// All but the path, which changes with what stands before a node.
  var content: [Substring] {
    guard parts.count > 1, let mark = parts[1].first, mark != "{", mark != "(" else { return parts }
    return [parts[0]] + parts[2...]
  }

  private var parts: [Substring] { text.split(separator: "  ", maxSplits: 2) }

  static func nodes(of outline: String) -> [OutlineNode] {
    outline.split(separator: "\n").map { line in
      let stem = line.prefix { "│├└─⋮ ".contains($0) }
      return OutlineNode(depth: stem.count / 4, text: String(line.dropFirst(stem.count)))
    }
  }
}
