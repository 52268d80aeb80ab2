/// What changed between two trees, in nodes.
///
///     added 'Spacer  1' below 'VStack'
///     removed 'Text  1' below 'VStack'
///     'Text  0' became 'Label  0'
struct TreeDifference: Sendable {
  /// A sentence for each change, in the order of the tree.
  private(set) var changes: [String] = []

  /// How many nodes a tree may have to be compared.
  private static let maximumCount = 3000

  init(from old: String, to new: String) {
    let (old, new) = (OutlineNode.nodes(of: old), OutlineNode.nodes(of: new))
    guard old != new else { return }
    guard old.count <= Self.maximumCount, new.count <= Self.maximumCount else {
      changes = ["the tree had \(old.count) nodes and has \(new.count)"]
      return
    }
    let difference = new.difference(from: old) { $0.depth == $1.depth && $0.content == $1.content }
    guard !difference.isEmpty else {
      changes = zip(old, new).filter { $0 != $1 }.map { "'\($0.text)' became '\($1.text)'" }
      return
    }
    var removed = difference.removals.map { $0.position }
    for insertion in difference.insertions {
      let index = insertion.position
      let node = new[index]
      if let twin = removed.firstIndex(where: {
        old[$0].depth == node.depth && abs($0 - index) <= 1
      }) {
        changes.append("'\(old[removed.remove(at: twin)].text)' became '\(node.text)'")
      } else {
        changes.append("added '\(node.text)'\(Self.place(of: index, in: new))")
      }
    }
    changes += removed.map { "removed '\(old[$0].text)'\(Self.place(of: $0, in: old))" }
  }

  private static func place(of index: Int, in nodes: [OutlineNode]) -> String {
    let parent = nodes[..<index].last { $0.depth < nodes[index].depth }
    return parent.map { " below '\($0.text)'" } ?? ""
  }
}

extension CollectionDifference.Change {
  fileprivate var position: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
